/** About as many steps has a value axis. */
const STEPS = 4;

/** Round steps between the lines of a value axis: 1, 2 or 5 times a power of ten. */
function niceStep(span: number): number {
  if (!(span > 0)) return 1;
  const rough = span / STEPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const share = rough / power;
  const nice = share <= 1 ? 1 : share <= 2 ? 2 : share <= 5 ? 5 : 10;
  return nice * power;
}

/**
 * The values at which a value axis has its lines, from at or below the least to at or above the most; zero
 * alone where both are zero.
 */
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

/** Positions of bars one on the other: what is above zero upwards, what is below downwards. */
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

/** Which of many labels are shown, so that at most `wanted` stand beside each other: the last always does. */
export function shownLabels(count: number, wanted: number): (at: number) => boolean {
  const every = Math.max(1, Math.ceil(count / Math.max(1, wanted)));
  return (at) => (count - 1 - at) % every === 0;
}
