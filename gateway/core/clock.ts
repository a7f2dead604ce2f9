import { DAY } from '../contract/durations.ts';
import { GatewayError } from './gateway-error.ts';

/**
 * The clock of the gateway. All code gets the time from here, so that tests and the demo can move it.
 */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  date(): Date;
  /**
   * Moves the clock permanently.
   * @throws {GatewayError} request_param_err for fractions of a millisecond and beyond MAX_CLOCK_OFFSET_MS
   */
  advance(milliseconds: number): void;
}

/** Maximum distance of the clock from real time, in milliseconds: ten years. */
export const MAX_CLOCK_OFFSET_MS = 10 * 366 * DAY;

/** Creates a clock that begins at real time. */
export function systemClock(): Clock {
  let offset = 0;
  const now = () => Date.now() + offset;
  return {
    now,
    date: () => new Date(now()),
    advance: (milliseconds) => {
      const moved = offset + milliseconds;
      if (!Number.isSafeInteger(milliseconds) || Math.abs(moved) > MAX_CLOCK_OFFSET_MS) {
        throw new GatewayError(
          'request_param_err',
          'The clock cannot move by more than ten years.',
          {
            fields: { advanceMs: 'too_far' },
          },
        );
      }
      offset = moved;
    },
  };
}
