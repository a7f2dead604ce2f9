import { MINUTE } from '@baize/gateway/contract/durations.ts';
import { callerIp } from '@baize/gateway/core/caller-ip.ts';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { gameRounds, sportsBets } from '@baize/gateway/database/schema/index.ts';
import { and, desc, eq } from '@baize/gateway/database/sql.ts';
import type { Context, Hono } from 'hono';
import { findLaunch, type LaunchRow } from '../play/find-launch.ts';
import { readBody, respond } from '../play/http.ts';
import { publishBalance } from '../play/publish-balance.ts';
import { walletBalance } from '../play/rounds.ts';
import { leaguesOf, SPORTS, type SportId } from './catalogue.ts';
import { sportsOf } from './engine.ts';
import { fixturesWithin } from './fixtures.ts';
import { BETTING_OPENS_MS } from './limits.ts';
import { matchView } from './match-view.ts';
import { ensureMatches } from './matches.ts';
import { placeSlip } from './place-slip.ts';
import { slipRequest } from './slip-request.ts';

const OWN_BETS = 40;
/** Age of the oldest matches that are shown, since kick-off. */
const BACK_MS = 30 * MINUTE;

/** The player's latest bets in this game, newest first; amounts in minor units. */
const ownBets = (gateway: Gateway, launch: LaunchRow) =>
  gateway.db
    .select({
      orderNo: gameRounds.orderNo,
      stake: gameRounds.bet,
      win: gameRounds.win,
      state: gameRounds.state,
      bet: gameRounds.stake,
      outcome: gameRounds.outcome,
      time: gameRounds.createdAt,
    })
    .from(gameRounds)
    .innerJoin(sportsBets, eq(sportsBets.roundId, gameRounds.id))
    .where(and(eq(gameRounds.walletId, launch.walletId), eq(gameRounds.nodeId, launch.nodeId)))
    .orderBy(desc(gameRounds.id))
    .limit(OWN_BETS);

/** The state of a sport that its page polls. */
async function boardOf(gateway: Gateway, launch: LaunchRow, sport: SportId) {
  const now = gateway.clock.now();
  const fixtures = leaguesOf(sport).flatMap((league) =>
    fixturesWithin(league, now - BACK_MS, now + BETTING_OPENS_MS),
  );
  const stored = await ensureMatches(gateway, fixtures);
  return {
    serverTime: now,
    sport,
    matches: fixtures
      .flatMap((fixture) => {
        const row = stored.get(fixture.matchNo);
        return row ? [matchView(fixture, row, now)] : [];
      })
      .sort((one, other) => one.kickOff - other.kickOff),
    bets: await ownBets(gateway, launch),
    balance: await walletBalance(gateway, launch.walletId),
  };
}

/** The calls of the book's own page, which are authenticated by the launch token alone. */
export function registerSports(app: Hono, gateway: Gateway): void {
  const launchOf = (context: Context) =>
    findLaunch(gateway, context.req.header('authorization'), callerIp(context, gateway.config));
  const sportFrom = (context: Context, launch: LaunchRow): SportId => {
    const asked = SPORTS.find((sport) => sport === context.req.param('sport'));
    if (!asked || !sportsOf(launch).includes(asked)) throw new GatewayError('not_found');
    return asked;
  };

  app.get('/sandbox/play/sports/:sport/board', async (context) => {
    const launch = await launchOf(context);
    return respond(context, await boardOf(gateway, launch, sportFrom(context, launch)));
  });
  app.post('/sandbox/play/sports/:sport/slip', async (context) => {
    const launch = await launchOf(context);
    const sport = sportFrom(context, launch);
    const { replayed } = await placeSlip(gateway, launch, await readBody(context, slipRequest));
    if (!replayed) await publishBalance(gateway, launch);
    return respond(context, { replayed, ...(await boardOf(gateway, launch, sport)) });
  });
}
