import { text } from '@baize/gateway/contract/fields.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import * as z from 'zod/mini';
import type { LaunchRow } from '../play/find-launch.ts';
import { sportsOf } from './engine.ts';
import { type Fixture, fixtureByNo, marketsOf } from './fixtures.ts';
import {
  BETTING_OPENS_MS,
  highestPayoutOf,
  MAX_LEGS,
  MAX_SLIP_BETS,
  STAKE_STEP,
} from './limits.ts';
import { MARKETS, PICKS, returnOf } from './markets.ts';

const legRequest = z.strictObject({
  matchNo: text(40),
  market: z.enum(MARKETS),
  pick: z.enum(PICKS),
  line: z.number().check(z.minimum(-500), z.maximum(500)),
  /** The odds that the player saw and accepts, in hundredths. */
  odds: z.int().check(z.minimum(101), z.maximum(100_000)),
});
export type LegRequest = z.infer<typeof legRequest>;

const betRequest = z.strictObject({
  /** Minor units. */
  stake: z.int().check(z.minimum(1), z.maximum(1_000_000_000_000)),
  legs: z.array(legRequest).check(z.minLength(1), z.maxLength(MAX_LEGS)),
});
export type BetRequest = z.infer<typeof betRequest>;

export const slipRequest = z.strictObject({
  /** Idempotency key, chosen by the client. */
  key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  bets: z.array(betRequest).check(z.minLength(1), z.maxLength(MAX_SLIP_BETS)),
});
export type SlipRequest = z.infer<typeof slipRequest>;

/** A refusal that names the wrong bet or leg, so that the page can mark it. */
const refuse = (field: string, why: string) =>
  new GatewayError('request_param_err', 'This bet is not offered.', { fields: { [field]: why } });

/** Whether two bets have the same selections, in any order. */
const sameBet = ({ legs }: BetRequest): string =>
  legs
    .map(({ matchNo, market, pick }) => `${matchNo} ${market} ${pick}`)
    .sort()
    .join();

/** A leg as it is stored. */
export interface CheckedLeg extends LegRequest {
  readonly fixture: Fixture;
}

function offeredFixture(
  matchNo: string,
  launch: Pick<LaunchRow, 'gameType'>,
  at: number,
): Fixture | undefined {
  const fixture = fixtureByNo(matchNo);
  const isOffered =
    fixture &&
    fixture.kickOff <= at + BETTING_OPENS_MS &&
    sportsOf(launch).includes(fixture.league.sport);
  return isOffered ? fixture : undefined;
}

/** The distinct matches of a slip that take bets at a time. */
export function openFixtures(
  launch: Pick<LaunchRow, 'gameType'>,
  { bets }: SlipRequest,
  at: number,
): Fixture[] {
  const numbers = new Set(bets.flatMap(({ legs }) => legs.map(({ matchNo }) => matchNo)));
  return [...numbers]
    .flatMap((matchNo) => offeredFixture(matchNo, launch, at) ?? [])
    .filter(({ kickOff }) => at < kickOff);
}

function checkLeg(
  leg: LegRequest,
  field: string,
  { launch, at }: { launch: Pick<LaunchRow, 'gameType'>; at: number },
): CheckedLeg {
  const fixture = offeredFixture(leg.matchNo, launch, at);
  if (!fixture) throw refuse(`${field}.matchNo`, 'not_offered');
  if (at >= fixture.kickOff) {
    throw new GatewayError('order_closed', 'This match has already started.', {
      fields: { [`${field}.matchNo`]: 'closed' },
    });
  }
  const offered = marketsOf(fixture, at)
    .flat()
    .find(
      ({ market, pick, line }) => market === leg.market && pick === leg.pick && line === leg.line,
    );
  if (!offered) throw refuse(`${field}.pick`, 'not_offered');
  // A bet at other odds is another bet, which the player has to accept.
  if (offered.odds !== leg.odds) throw refuse(`${field}.odds`, `changed:${offered.odds}`);
  return { ...leg, fixture };
}

/**
 * Validates the bets of a slip against the selections that are offered at a time and the limits of the launch.
 * @throws {GatewayError} request_param_err; order_closed for a match that has begun
 */
export function checkSlip(
  launch: Pick<LaunchRow, 'gameType' | 'currency' | 'minBet' | 'maxBet'>,
  bets: readonly BetRequest[],
  at: number,
): CheckedLeg[][] {
  const seen = new Set<string>();
  return bets.map((bet, index) => {
    const field = `bets.${index}`;
    const { stake, legs } = bet;
    if (seen.has(sameBet(bet))) throw refuse(`${field}.legs`, 'twice');
    seen.add(sameBet(bet));
    if (new Set(legs.map(({ matchNo }) => matchNo)).size < legs.length) {
      throw refuse(`${field}.legs`, 'same_match');
    }
    const checked = legs.map((leg, place) =>
      checkLeg(leg, `${field}.legs.${place}`, { launch, at }),
    );
    if (stake < launch.minBet || stake > launch.maxBet || stake % STAKE_STEP !== 0) {
      throw refuse(`${field}.stake`, 'not_offered');
    }
    const highest = returnOf(
      stake,
      legs.map(({ odds }) => ({ odds, result: 'won' })),
    );
    if (highest > highestPayoutOf(launch.currency)) throw refuse(`${field}.stake`, 'payout_limit');
    return checked;
  });
}
