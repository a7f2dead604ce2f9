/**
 * A merchant's setting that allows rounds without a minimum interval, for tests with many rounds that
 * do not test their pace (R10.10).
 */
export const NO_PACE = { spinMs: 0, gameMs: 0 } as const;
