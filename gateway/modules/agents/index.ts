import type { Hono } from 'hono';
import {
  createAffiliateUrl,
  deleteAffiliateUrl,
  enableAffiliateUrl,
  openDownline,
  ownLineRate,
  raiseLineRate,
  setLineNote,
  viewAffiliateUrls,
  viewRegisteredAffiliates,
} from '../../contract/agent-accounts.ts';
import {
  transferDownline,
  transferSettings,
  transferUpline,
} from '../../contract/agent-transfers.ts';
import { teamMembersList, teamOverview } from '../../contract/agents.ts';
import { MINUTE } from '../../contract/durations.ts';
import { dayNumber, dayRange } from '../../core/calendar.ts';
import type { Gateway } from '../../core/gateway.ts';
import { requireIdempotencyKey } from '../../core/idempotency.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';
import { route } from '../../core/route.ts';
import { throttle } from '../../core/throttle.ts';
import {
  createLink,
  deleteLink,
  enableLink,
  listLinks,
  listRegistered,
} from './affiliate-links.ts';
import { lineAccount, requireAgent } from './line-account.ts';
import { setNote } from './notes.ts';
import { openBelow } from './open-downline.ts';
import { teamOverviewOf } from './overview.ts';
import { accountRate, raiseRate } from './rates.ts';
import { teamList } from './team.ts';
import { sendTransfer, transferSettingsOf } from './transfers.ts';

/** Enough for going through a whole team. */
const CHANGES = { name: 'agent-changes', limit: 120, windowMs: 10 * MINUTE };

/**
 * Registers the endpoints for accounts below an agent: opening, raising rates, notes (R2.84,
 * R11.02, R11.03).
 */
function registerAccounts(app: Hono, gateway: Gateway): void {
  route(app, gateway, ownLineRate, async (_request, session) => {
    requireAgent(session);
    return { rate: await accountRate(gateway.db, session.accountId) };
  });
  route(app, gateway, openDownline, async (input, session, call) => {
    requireAgent(session);
    return openBelow(gateway, session, input, call);
  });
  route(app, gateway, raiseLineRate, async (input, session, { ip }) => {
    requireAgent(session);
    await throttle(gateway, CHANGES, String(session.accountId));
    return raiseRate(gateway, session, { ...input, ip });
  });
  route(app, gateway, setLineNote, async (input, session) => {
    requireAgent(session);
    await throttle(gateway, CHANGES, String(session.accountId));
    return setNote(gateway, session, input);
  });
}

/** Registers the endpoints for affiliate links (R11.02). */
function registerLinks(app: Hono, gateway: Gateway): void {
  route(app, gateway, createAffiliateUrl, async (input, session, call) => {
    requireAgent(session);
    return createLink(gateway, session.accountId, input, call.idempotencyKey);
  });
  route(app, gateway, viewAffiliateUrls, async (page, session) => {
    requireAgent(session);
    return listLinks(gateway, session.accountId, page);
  });
  route(app, gateway, viewRegisteredAffiliates, async (query, session) => {
    requireAgent(session);
    return listRegistered(gateway.db, session.accountId, query);
  });
  route(app, gateway, enableAffiliateUrl, async (input, session) => {
    requireAgent(session);
    await throttle(gateway, CHANGES, String(session.accountId));
    return enableLink(gateway, session.accountId, input);
  });
  route(app, gateway, deleteAffiliateUrl, async ({ linkId }, session) => {
    requireAgent(session);
    return deleteLink(gateway, session.accountId, linkId);
  });
}

/** Registers the endpoints for transfers up and down a line (R2.65, R6.04, R11.12). */
function registerTransfers(app: Hono, gateway: Gateway): void {
  route(app, gateway, transferSettings, async (_request, session) => {
    refuseTrial(session);
    return transferSettingsOf(gateway, session);
  });
  route(app, gateway, transferUpline, async (input, session, call) => {
    refuseTrial(session);
    const key = requireIdempotencyKey(call.idempotencyKey);
    return sendTransfer(gateway, { ...input, session, key });
  });
  route(app, gateway, transferDownline, async (input, session, call) => {
    refuseTrial(session);
    const key = requireIdempotencyKey(call.idempotencyKey);
    return sendTransfer(gateway, { ...input, session, key });
  });
}

/** Registers the agents' endpoints: figures and members of their line (R2.80 to R2.93). */
export function registerAgents(app: Hono, gateway: Gateway): void {
  route(app, gateway, teamOverview, async ({ account, currency, ...days }, session) => {
    requireAgent(session);
    const line = await lineAccount(gateway.db, session, account);
    return teamOverviewOf(gateway, session.accountId, line, dayRange(days), currency);
  });

  route(app, gateway, teamMembersList, async (request, session) => {
    requireAgent(session);
    const { account, descending, registeredFrom, ...query } = request;
    const line = await lineAccount(gateway.db, session, account);
    return teamList(gateway.db, line, {
      ...query,
      callerId: session.accountId,
      ...(registeredFrom && { registeredFrom: dayNumber(registeredFrom, 'registeredFrom') }),
      descending: descending === 'true',
      now: gateway.clock.now(),
    });
  });

  registerAccounts(app, gateway);
  registerLinks(app, gateway);
  registerTransfers(app, gateway);
}
