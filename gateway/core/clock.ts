import { DAY } from '../contract/durations.ts';
import { GatewayError } from './gateway-error.ts';

/**
 * The one clock of the gateway. Everything that asks for the time asks here, so that tests and the
 * demo can move it.
 */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  date(): Date;
  /**
   * Moves the clock by so many milliseconds, for good.
   * @throws {GatewayError} request_param_err for a part of a millisecond, or too far from real time
   */
  advance(milliseconds: number): void;
}

/** Milliseconds that the clock may be moved from real time in all: ten years. */
export const MAX_CLOCK_OFFSET_MS = 10 * 366 * DAY;

export function systemClock(): Clock {
  let offset = 0;
  const now = () => Date.now() + offset;
  return {
    now,
    date: () => new Date(now()),
    advance: (milliseconds) => {
      const moved = offset + milliseconds;
      if (!Number.isSafeInteger(milliseconds) || Math.abs(moved) > MAX_CLOCK_OFFSET_MS) {
        throw new GatewayError('request_param_err', 'The clock moves ten years at most.', {
          fields: { advanceMs: 'too_far' },
        });
      }
      offset = moved;
    },
  };
}
