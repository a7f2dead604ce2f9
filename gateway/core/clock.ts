/**
 * The one clock of the gateway. Everything that asks for the time asks here, so that tests and the
 * demo can move it.
 */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  date(): Date;
  /** Moves the clock by so many milliseconds, for good. */
  advance(milliseconds: number): void;
}

export function systemClock(): Clock {
  let offset = 0;
  const now = () => Date.now() + offset;
  return {
    now,
    date: () => new Date(now()),
    advance: (milliseconds) => {
      offset += milliseconds;
    },
  };
}
