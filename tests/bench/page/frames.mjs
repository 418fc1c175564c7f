import { round, sorted, summary } from './numbers.mjs';

/** Long tasks and frame times while an agent thinks. */
export async function frames({ open, agents, named, slow }) {
  const agent = named[0] ?? agents.at(-1);
  const { page, client, close } = await open(`?size=9&side=none&agent=${agent}&rival=${agent}`);
  await page.evaluate(() => {
    window.long = [];
    window.frames = [];
    const keep = (list) => void window.long.push(...list.getEntries().map(({ duration }) => duration));
    new PerformanceObserver(keep).observe({ type: 'longtask' });
    const frame = (now) => {
      window.frames.push(now);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const events = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories: 'devtools.timeline,disabled-by-default-devtools.timeline,devtools.timeline.frame',
  });
  await page.waitForTimeout(10_000);
  const done = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await done;
  const { long, shown } = await page.evaluate(() => ({ long: window.long, shown: window.frames }));
  const gaps = shown.slice(1).map((now, index) => now - shown[index]);
  console.log(`frames while ${agent} plays itself on 9x9, ${slow ? 'slow phone' : 'this machine'}:`, {
    longTasks: summary(long),
    gaps: summary(gaps),
    missed: `${round((100 * gaps.filter((gap) => gap > 25).length) / gaps.length)} %`,
    work: summary(workByFrame(events)),
  });
  await close();
}

const workOfPage = new Set(
  'FireAnimationFrame FunctionCall EventDispatch HandlePostMessage UpdateLayoutTree Layout PrePaint Paint Layerize Commit MinorGC'.split(
    ' ',
  ),
);
/** Script, style and paint between one frame's beginning and the next, ms. */
function workByFrame(events) {
  const frames = events.filter(({ name, ph }) => name === 'FireAnimationFrame' && ph === 'X');
  const mine = events.filter(({ pid, tid }) => pid === frames[0]?.pid && tid === frames[0]?.tid);
  const jobs = mine.filter(({ name, ph, dur }) => ph === 'X' && dur > 0 && workOfPage.has(name));
  jobs.sort((one, other) => one.ts - other.ts || other.dur - one.dur);
  // Nested calls count as part of their outer job.
  let end = 0;
  const outermost = jobs.filter(({ ts, dur }) => ts >= end && (end = ts + dur) > 0);
  const begins = sorted(frames.map(({ ts }) => ts));
  const work = begins.map(() => 0);
  let frame = 0;
  for (const { ts, dur } of outermost) {
    while (begins[frame + 1] <= ts) frame++;
    work[frame] += dur / 1000;
  }
  return work;
}
