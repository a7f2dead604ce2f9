/** The box that a sparkline is drawn into; it is stretched to its container. */
export const SPARK = { width: 100, height: 32 } as const;

/**
 * The path of a sparkline: the values at equal steps, scaled to the height of the box. Values that
 * are not finite are skipped. Undefined for fewer than two values; equal values give a line through
 * the middle.
 */
export function sparkPath(values: readonly number[]): string | undefined {
  const known = values
    .map((value, at) => ({ value, at }))
    .filter(({ value }) => Number.isFinite(value));
  if (known.length < 2) return undefined;
  const heights = known.map(({ value }) => value);
  const low = Math.min(...heights);
  const span = Math.max(...heights) - low;
  const step = SPARK.width / (values.length - 1);
  const y = (value: number) => SPARK.height * (span === 0 ? 0.5 : 1 - (value - low) / span);
  const points = known.map(({ value, at }) => `${round(at * step)} ${round(y(value))}`);
  return `M${points.join('L')}`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
