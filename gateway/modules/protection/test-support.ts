/**
 * The setting of a merchant whose licence lets rounds follow each other at once: for tests that play
 * many rounds and are about something else than their pace (R10.10).
 */
export const NO_PACE = { spinMs: 0, gameMs: 0 } as const;
