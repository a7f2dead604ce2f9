import { text } from '@baize/gateway/contract/fields.ts';
import { callerIp } from '@baize/gateway/core/caller-ip.ts';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { gameRounds, lotteryBets, lotteryIssues } from '@baize/gateway/database/schema/index.ts';
import { and, desc, eq, ne, type SQL } from '@baize/gateway/database/sql.ts';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { findLaunch, type LaunchRow } from '../play/find-launch.ts';
import { readBody, respond } from '../play/http.ts';
import { publishBalance } from '../play/publish-balance.ts';
import { walletBalance } from '../play/rounds.ts';
import { cancelBet } from './cancel-bet.ts';
import { requireLottery } from './engine.ts';
import { currentIssue, drawnIssues, type IssueRow, issueView } from './issues.ts';
import { placeSlip } from './place-slip.ts';
import { slipRequest } from './slip-request.ts';

const RESULTS = 20;
/** Number of the latest bets that are shown, in any state. */
const OWN_BETS = 40;

const cancelRequest = z.strictObject({ orderNo: text(40) });

/** The player's matching bets on this lottery, newest first; amounts in minor units. */
const betsThat = (gateway: Gateway, launch: LaunchRow, fit?: SQL) =>
  gateway.db
    .select({
      id: gameRounds.id,
      orderNo: gameRounds.orderNo,
      issueNo: lotteryIssues.issueNo,
      drawAt: lotteryIssues.drawAt,
      closeAt: lotteryIssues.closeAt,
      kind: lotteryBets.kind,
      pick: lotteryBets.pick,
      highestWin: lotteryBets.highestWin,
      stake: gameRounds.bet,
      win: gameRounds.win,
      state: gameRounds.state,
      time: gameRounds.createdAt,
    })
    .from(gameRounds)
    .innerJoin(lotteryBets, eq(lotteryBets.roundId, gameRounds.id))
    .innerJoin(lotteryIssues, eq(lotteryIssues.id, lotteryBets.issueId))
    .where(and(eq(gameRounds.walletId, launch.walletId), eq(gameRounds.nodeId, launch.nodeId), fit))
    .orderBy(desc(gameRounds.id));

/**
 * The player's bets on this lottery, newest first: all open ones, since they can be cancelled; all of the latest
 * draw, since the page sums up its outcome; and the latest of the others.
 */
async function ownBets(gateway: Gateway, launch: LaunchRow, latest: IssueRow | undefined) {
  const bets = await Promise.all([
    betsThat(gateway, launch).limit(OWN_BETS),
    // The condition of the partial index of unsettled rounds.
    betsThat(gateway, launch, and(eq(gameRounds.state, 'open'), ne(gameRounds.state, 'settled'))),
    latest ? betsThat(gateway, launch, eq(lotteryBets.issueId, latest.id)) : [],
  ]);
  const byId = new Map(bets.flat().map((bet) => [bet.id, bet]));
  return [...byId.values()].sort((one, other) => other.id - one.id).map(({ id: _, ...bet }) => bet);
}

/** The state of a lottery that its page polls. */
async function boardOf(gateway: Gateway, launch: LaunchRow) {
  const lottery = requireLottery(launch);
  const issue = await currentIssue(gateway, lottery);
  const results = await drawnIssues(gateway, lottery, RESULTS);
  return {
    serverTime: gateway.clock.now(),
    issue: issueView(issue),
    results: results.map(issueView),
    bets: await ownBets(gateway, launch, results[0]),
    balance: await walletBalance(gateway, launch.walletId),
  };
}

/** The calls of the lottery's own page, which are authenticated by the launch token alone. */
export function registerLottery(app: Hono, gateway: Gateway): void {
  const launchOf = (context: Context) =>
    findLaunch(gateway, context.req.header('authorization'), callerIp(context, gateway.config));

  app.get('/sandbox/play/lottery/board', async (context) =>
    respond(context, await boardOf(gateway, await launchOf(context))),
  );
  app.post('/sandbox/play/lottery/slip', async (context) => {
    const launch = await launchOf(context);
    const { replayed } = await placeSlip(gateway, launch, await readBody(context, slipRequest));
    if (!replayed) await publishBalance(gateway, launch);
    return respond(context, { replayed, ...(await boardOf(gateway, launch)) });
  });
  app.post('/sandbox/play/lottery/cancel', async (context) => {
    const launch = await launchOf(context);
    const { orderNo } = await readBody(context, cancelRequest);
    const { replayed } = await cancelBet(gateway, launch, orderNo);
    if (!replayed) await publishBalance(gateway, launch);
    return respond(context, await boardOf(gateway, launch));
  });
}
