/** The approximate number of steps of a value axis. */
const STEPS = 4;

/** The distance between axis lines: 1, 2 or 5 times a power of ten. */
function niceStep(span: number): number {
  if (!(span > 0)) return 1;
  const rough = span / STEPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const share = rough / power;
  const nice = share <= 1 ? 1 : share <= 2 ? 2 : share <= 5 ? 5 : 10;
  return nice * power;
}

/** The values of the axis lines, from at or below the minimum to at or above the maximum; zero alone where both are zero. */
export function ticksFor(least: number, most: number): number[] {
  const low = Math.min(0, least);
  const high = Math.max(0, most);
  const step = niceStep(high - low);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  );
}

/** The positions of stacked bars: positive values upwards, negative values downwards. */
export function stackValues(values: readonly number[]): { from: number; to: number }[] {
  let above = 0;
  let below = 0;
  return values.map((value) => {
    if (value >= 0) {
      above += value;
      return { from: above - value, to: above };
    }
    below += value;
    return { from: below - value, to: below };
  });
}

/** Which labels are shown, so that at most `wanted` of them are. The last one always is. */
export function shownLabels(count: number, wanted: number): (at: number) => boolean {
  const every = Math.max(1, Math.ceil(count / Math.max(1, wanted)));
  return (at) => (count - 1 - at) % every === 0;
}
