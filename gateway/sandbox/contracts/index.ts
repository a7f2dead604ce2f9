import { AGENT_TYPES } from '@baize/gateway/contract/account-types.ts';
import {
  contractPeriod,
  contractType,
  MAX_ACTIVE_MEMBERS,
  MAX_BET_AMOUNT,
  MAX_TIERS,
  writeTiers,
} from '@baize/gateway/contract/contracts.ts';
import { rowId, text, whole } from '@baize/gateway/contract/fields.ts';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { readForm } from '@baize/gateway/core/read-fields.ts';
import { accounts, agentContracts } from '@baize/gateway/database/schema/index.ts';
import { and, asc, desc, eq, inArray, isNull } from '@baize/gateway/database/sql.ts';
import { endByMerchant } from '@baize/gateway/modules/contracts/answer.ts';
import { moveByMerchant } from '@baize/gateway/modules/contracts/change-upline.ts';
import { lineDebts, merchantCosts } from '@baize/gateway/modules/contracts/merchant-costs.ts';
import { offerByMerchant } from '@baize/gateway/modules/contracts/propose.ts';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { setPageHeaders } from '../page-headers.ts';
import { readStaffForm } from '../staff-form.ts';
import { contractsPage } from './back-office-page.ts';

const PATH = '/sandbox/contracts';
const SHOWN = 100;

const offerForm = z.object({
  account: text(64, 1),
  type: contractType,
  validBetPeriod: contractPeriod,
  profitLossPeriod: contractPeriod,
  paymentPeriod: contractPeriod,
});
const moveForm = z.object({ account: text(64, 1), upline: text(64) });
const tierForm = z.object({
  rate: whole(1, 10_000),
  activeMembers: whole(0, MAX_ACTIVE_MEMBERS),
  betAmount: whole(0, MAX_BET_AMOUNT),
});

/** The tiers that were filled in; rows without a rate are ignored. */
function readTierRows(input: Readonly<Record<string, unknown>>) {
  return Array.from({ length: MAX_TIERS }, (_, index) => index + 1)
    .filter((tier) => input[`rate${tier}`] !== undefined && input[`rate${tier}`] !== '')
    .map((tier) =>
      z.parse(tierForm, {
        rate: input[`rate${tier}`],
        activeMembers: input[`activeMembers${tier}`] || '0',
        betAmount: input[`betAmount${tier}`] || '0',
      }),
    );
}

function readOffer(input: unknown) {
  try {
    const { account, type, ...periods } = z.parse(offerForm, input);
    const [first, ...above] = readTierRows(z.parse(z.record(z.string(), z.unknown()), input));
    if (!first) throw new RangeError('A contract must have at least one tier.');
    return { account, type, terms: { ...periods, ...first, moreTiers: writeTiers(above) } };
  } catch {
    throw new GatewayError('request_param_err', 'The form is not complete.');
  }
}

async function shown(gateway: Gateway) {
  const { db } = gateway;
  const agents = await db
    .select({ username: accounts.username, currency: accounts.currency })
    .from(accounts)
    .where(and(isNull(accounts.uplineId), inArray(accounts.type, [...AGENT_TYPES])))
    .orderBy(asc(accounts.username))
    .limit(SHOWN);
  const contracts = await db
    .select({
      contract: agentContracts,
      username: accounts.username,
      currency: accounts.currency,
    })
    .from(agentContracts)
    .innerJoin(accounts, eq(accounts.id, agentContracts.agentId))
    .where(
      and(isNull(agentContracts.uplineId), inArray(agentContracts.status, ['offered', 'active'])),
    )
    .orderBy(desc(agentContracts.id))
    .limit(SHOWN);
  return {
    agents,
    contracts,
    costs: await merchantCosts(db, SHOWN),
    debts: await lineDebts(db, SHOWN),
  };
}

/**
 * The merchant's staff in the demo, who offer contracts to the agents at the top of a line and see their costs.
 * Registered in the demo only, because anybody who opens the page can offer contracts.
 */
export function registerSandboxContracts(app: Hono, gateway: Gateway): void {
  app.get(PATH, async (context) => {
    const facts = await shown(gateway);
    const nonce = setPageHeaders(context);
    return context.html(contractsPage({ ...facts, nonce }));
  });
  app.post(`${PATH}/offers`, async (context) => {
    await offerByMerchant(gateway, readOffer(await readForm(context)));
    return context.redirect(PATH, 303);
  });
  app.post(`${PATH}/moves`, async (context) => {
    await moveByMerchant(gateway, await readStaffForm(context, moveForm));
    return context.redirect(PATH, 303);
  });
  app.post(`${PATH}/:contractId/end`, async (context) => {
    // The button sends no body; bodies that are too large are rejected nevertheless.
    await readForm(context);
    const contractId = z.safeParse(rowId, context.req.param('contractId'));
    if (!contractId.success) throw new GatewayError('not_found', 'There is no such contract.');
    try {
      await endByMerchant(gateway, contractId.data);
    } catch (error) {
      // A contract that was rejected meanwhile is no error: it has disappeared from the list.
      if (!(error instanceof GatewayError && error.code === 'contract_closed')) throw error;
    }
    return context.redirect(PATH, 303);
  });
}
