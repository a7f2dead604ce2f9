import { text } from '@baize/gateway/contract/fields.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import * as z from 'zod/mini';
import type { LaunchRow } from '../play/find-launch.ts';
import { BET_KINDS, highestWin, isPick, KINDS_OF } from './bets.ts';
import { type Lottery, STAKE_STEP } from './lotteries.ts';

/** Maximum number of bets in one slip. */
export const MAX_SLIP_LINES = 20;

const slipLine = z.strictObject({
  kind: z.enum(BET_KINDS),
  pick: text(8),
  /** Minor units. */
  stake: z.int().check(z.minimum(1), z.maximum(1_000_000_000_000)),
});
export type SlipLine = z.infer<typeof slipLine>;

export const slipRequest = z.strictObject({
  /** Idempotency key, chosen by the client. */
  key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  issueNo: text(20),
  lines: z.array(slipLine).check(z.minLength(1), z.maxLength(MAX_SLIP_LINES)),
});
export type SlipRequest = z.infer<typeof slipRequest>;

/** A refusal that names the wrong line, so that the page can mark it. */
const refuse = (index: number, what: 'pick' | 'stake', why: string) =>
  new GatewayError('request_param_err', 'This bet is not offered.', {
    fields: { [`lines.${index}.${what}`]: why },
  });

/**
 * Checks the lines against the lottery's bets and the launch's limits.
 * @returns the maximum return of each line, in minor units
 * @throws {GatewayError} request_param_err
 */
export function checkLines(
  lottery: Lottery,
  launch: Pick<LaunchRow, 'minBet' | 'maxBet'>,
  lines: readonly SlipLine[],
): number[] {
  const { format } = lottery;
  return lines.map(({ kind, pick, stake }, index) => {
    if (!KINDS_OF[format].includes(kind) || !isPick(kind, pick)) {
      throw refuse(index, 'pick', 'not_offered');
    }
    if (stake < launch.minBet || stake > launch.maxBet || stake % STAKE_STEP !== 0) {
      throw refuse(index, 'stake', 'not_offered');
    }
    return highestWin(format, kind, pick, stake);
  });
}
