// Members that the harness adds to a page's window.
interface Window {
  /** ms for which the next requests make the worker deaf. */
  spins: number[];
  workers: Worker[];
  axe: typeof import('axe-core');
}
