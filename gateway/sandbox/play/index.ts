import { MINUTE } from '@baize/gateway/contract/durations.ts';
import { text } from '@baize/gateway/contract/fields.ts';
import { callerIp } from '@baize/gateway/core/caller-ip.ts';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { logError } from '@baize/gateway/core/log-error.ts';
import { readSettings } from '@baize/gateway/core/merchant-settings.ts';
import { cycleLength, waitForRound } from '@baize/gateway/modules/protection/pace.ts';
import { currencyView, minorPerMajor } from '@baize/gateway/modules/wallet/money.ts';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { engineById } from './engines.ts';
import { findLaunch, type LaunchRow } from './find-launch.ts';
import { readBody, respond } from './http.ts';
import { jackpotView, publishedReturn } from './jackpot.ts';
import { serveGamePages } from './pages.ts';
import { playRound } from './play-round.ts';
import { publishBalance } from './publish-balance.ts';
import type { RoundRow } from './round-row.ts';
import {
  isUnseen,
  markShown,
  roundHistory,
  roundView,
  unseenRound,
  walletBalance,
  walletOf,
} from './rounds.ts';
import { takeStep } from './stepped-round.ts';

export { createLaunch } from './create-launch.ts';
export { returnToPlayer } from './engines.ts';

/** Delay after which the owner's other windows learn of the balance even if the client does not report that a win was shown. */
const PUBLISH_DELAY_MS = MINUTE;

const roundRequest = z.object({
  key: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  bet: z.int().check(z.minimum(1), z.maximum(1_000_000_000_000)),
  stake: z._default(z.record(text(32), z.union([text(64), z.number()])), {}),
});
const stepRequest = z.strictObject({
  orderNo: text(40),
  number: z.int().check(z.minimum(0), z.maximum(1000)),
  move: text(32),
});
const shownRequest = z.object({ orderNo: text(40) });

/** The data with which a client starts, or continues where it was interrupted. */
async function stateOf(gateway: Gateway, launch: LaunchRow) {
  const engine = engineById(launch.engine);
  const { walletId, nodeId } = launch;
  const paced = { walletId, nodeId, cycle: engine.cycle };
  const [balance, unseen, history, settings, waitMs, jackpot] = await Promise.all([
    walletBalance(gateway, launch.walletId),
    unseenRound(gateway, launch),
    roundHistory(gateway, launch),
    readSettings(gateway.db),
    waitForRound(gateway.db, paced, gateway.clock.now()),
    jackpotView(gateway.db, launch),
  ]);
  return {
    engine: engine.id,
    nodeId,
    gameName: launch.gameName,
    vendorName: launch.vendorName,
    gameType: launch.gameType,
    mode: launch.mode,
    language: launch.language,
    currencySymbol: currencyView(launch.currency).currencySymbol,
    /** Minor units in one major unit. */
    minorUnits: minorPerMajor(launch.currency),
    minBet: launch.minBet,
    maxBet: launch.maxBet,
    betStep: engine.betStep,
    lastBet: history[0]?.bet ?? null,
    /** Minimum milliseconds between rounds, and until the next one is accepted (R10.10). */
    paceMs: cycleLength(settings, engine.cycle),
    waitMs,
    rtp: publishedReturn(engine.returnToPlayer(launch), jackpot),
    jackpot,
    game: engine.describe(launch),
    balance,
    unseen: unseen ? roundView(unseen, launch.engine) : null,
  };
}

/** Publishes a played round; returns it with the data that the client needs to continue. */
async function publishAndView(
  gateway: Gateway,
  launch: LaunchRow,
  round: RoundRow,
  replayed: boolean,
) {
  const { walletId, nodeId } = launch;
  const { cycle } = engineById(launch.engine);
  const wallet = walletOf(gateway, walletId);
  const [{ balance }, waitMs] = await Promise.all([
    wallet,
    waitForRound(gateway.db, { walletId, nodeId, cycle }, gateway.clock.now()),
    replayed ? undefined : publishRound(gateway, launch, round, wallet),
  ]);
  return { round: roundView(round, launch.engine), balance, replayed, waitMs };
}

/**
 * A lost bet is published at once. A win is published when the reels have shown it, because any other window would
 * reveal it; without a report of the client the balance is published after a minute. Only the client reports that the
 * round was shown: until then it is replayed.
 */
async function publishRound(
  gateway: Gateway,
  launch: LaunchRow,
  round: RoundRow,
  wallet: ReturnType<typeof walletOf>,
): Promise<void> {
  if (round.win === 0) return publishBalance(gateway, launch, wallet);
  const timers = pendingPublications.get(gateway) ?? new Set();
  pendingPublications.set(gateway, timers);
  const timer = setTimeout(() => {
    timers.delete(timer);
    publishIfUnseen(gateway, launch, round.orderNo).catch((error: unknown) =>
      logError('The balance after a win could not be published', error),
    );
  }, PUBLISH_DELAY_MS).unref();
  timers.add(timer);
}

const pendingPublications = new WeakMap<Gateway, Set<NodeJS.Timeout>>();

/** Cancels pending publications, because the gateway closes and its database with it. */
export function cancelPendingPublications(gateway: Gateway): void {
  for (const timer of pendingPublications.get(gateway) ?? []) clearTimeout(timer);
}

async function publishIfUnseen(gateway: Gateway, launch: LaunchRow, orderNo: string) {
  if (await isUnseen(gateway, launch, orderNo)) await publishBalance(gateway, launch);
}

async function markShownAndPublish(gateway: Gateway, launch: LaunchRow, orderNo: string) {
  const first = await markShown(gateway, launch, orderNo);
  if (first) await publishBalance(gateway, launch);
  return first;
}

/** The calls and pages of the sandbox's vendor, which are not part of the portal's protocol. */
export function registerSandboxGames(app: Hono, gateway: Gateway): void {
  const launchOf = (context: Context) =>
    findLaunch(gateway, context.req.header('authorization'), callerIp(context, gateway.config));

  app.get('/sandbox/play/state', async (context) =>
    respond(context, await stateOf(gateway, await launchOf(context))),
  );
  app.post('/sandbox/play/round', async (context) => {
    const launch = await launchOf(context);
    const request = await readBody(context, roundRequest);
    const { round, posted } = await playRound(gateway, launch, request);
    return respond(context, await publishAndView(gateway, launch, round, posted === undefined));
  });
  app.post('/sandbox/play/step', async (context) => {
    const launch = await launchOf(context);
    const request = await readBody(context, stepRequest);
    const { round, replayed } = await takeStep(gateway, launch, request);
    return respond(context, await publishAndView(gateway, launch, round, replayed));
  });
  app.post('/sandbox/play/shown', async (context) => {
    const launch = await launchOf(context);
    const { orderNo } = await readBody(context, shownRequest);
    return respond(context, { first: await markShownAndPublish(gateway, launch, orderNo) });
  });
  app.get('/sandbox/play/history', async (context) => {
    const launch = await launchOf(context);
    return respond(context, { list: await roundHistory(gateway, launch) });
  });
  serveGamePages(app, gateway);
}
