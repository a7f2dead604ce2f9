import type { Hono } from 'hono';
import { contractForecast, contractRecords } from '../../contract/contract-records.ts';
import {
  type ContractRequest,
  type ContractType,
  contractAgents,
  contractList,
  processContractDividend,
  processContractHourSalary,
  processDailySalaryContract,
  processRealTimeSalaryContract,
  viewContracts,
} from '../../contract/contracts.ts';
import { MINUTE } from '../../contract/durations.ts';
import { AGENT_TYPES } from '../../contract/members.ts';
import { accountCurrency } from '../../core/account-currency.ts';
import { dayRange } from '../../core/calendar.ts';
import type { Session } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';
import { route } from '../../core/route.ts';
import { throttle } from '../../core/throttle.ts';
import { requireAgent } from '../agents/line-account.ts';
import { currencyView } from '../wallet/money.ts';
import { answerContract } from './answer.ts';
import { requireType } from './enabled-types.ts';
import { forecastOf } from './forecast.ts';
import { contractAgentsPage, contractPage, contractsView } from './list.ts';
import { proposeContract } from './propose.ts';
import { recordCurrencies, recordsPage, recordTotals } from './records.ts';

/** Enough for answering the offers of a whole line. */
const CHANGES = { name: 'contracts', limit: 60, windowMs: 10 * MINUTE };

/**
 * Registers the endpoints for contracts between agents and their uplines (R2.109, R3.07, R4.24).
 */
export function registerContracts(app: Hono, gateway: Gateway): void {
  const process = (type: ContractType) => async (request: ContractRequest, session: Session) => {
    refuseTrial(session);
    const { accountId, accountType } = session;
    if (!AGENT_TYPES.includes(accountType)) throw new GatewayError('function.not.available');
    // Active contracts of a disabled type are still paid, so either party must be able to end them
    // (R4.24c).
    const { action } = request;
    if (action === 'request' || action === 'accept') await requireType(gateway.db, type);
    await throttle(gateway, CHANGES, String(accountId));
    return request.action === 'request'
      ? proposeContract(gateway, { accountId, type, terms: request })
      : answerContract(gateway, { accountId, type, ...request });
  };
  route(app, gateway, viewContracts, async (_request, session) => {
    refuseTrial(session);
    return contractsView(gateway, session);
  });
  route(app, gateway, contractList, async (query, session) => {
    requireAgent(session);
    return contractPage(gateway, session, query);
  });
  route(app, gateway, contractAgents, async (query, session) => {
    requireAgent(session);
    return contractAgentsPage(gateway, session, query);
  });
  route(app, gateway, contractRecords, async (request, session) => {
    requireAgent(session);
    const { db } = gateway;
    await requireType(db, request.type);
    const { from, until, sort, descending, cursor, pageSize, ...filter } = request;
    const { accountId } = session;
    const currencies = await recordCurrencies(db, { ...filter, accountId });
    const currency = filter.currency ?? (await accountCurrency(db, accountId));
    const query = { ...filter, ...dayRange({ from, until }), accountId, currency };
    const page = { sort, descending: descending === 'true', cursor, pageSize };
    const [list, totals] = await Promise.all([
      recordsPage(db, query, page),
      recordTotals(db, query),
    ]);
    return { currency, ...currencyView(currency), currencies: [...currencies], ...list, ...totals };
  });
  route(app, gateway, contractForecast, async ({ type }, session) => {
    requireAgent(session);
    await requireType(gateway.db, type);
    return forecastOf(gateway, session.accountId, type);
  });
  route(app, gateway, processContractDividend, process('dividend'));
  route(app, gateway, processDailySalaryContract, process('dailySalary'));
  route(app, gateway, processContractHourSalary, process('hourSalary'));
  route(app, gateway, processRealTimeSalaryContract, process('realtimeSalary'));
}
