// Statistics of many measured times.
export const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
export const round = (number) => Math.round(number * 10) / 10;
export const at = (numbers, share) =>
  sorted(numbers)[Math.min(numbers.length - 1, Math.floor(share * numbers.length))] ?? 0;
export const median = (numbers) => at(numbers, 0.5);
export const summary = (numbers) => ({
  count: numbers.length,
  median: round(median(numbers)),
  p95: round(at(numbers, 0.95)),
  p99: round(at(numbers, 0.99)),
  max: round(Math.max(0, ...numbers)),
});
