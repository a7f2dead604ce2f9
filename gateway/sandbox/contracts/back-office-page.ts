import {
  CONTRACT_PERIODS,
  CONTRACT_TYPES,
  MAX_ACTIVE_MEMBERS,
  MAX_BET_AMOUNT,
  MAX_RATE,
  MAX_TIERS,
} from '@baize/gateway/contract/contracts.ts';
import { dayText } from '@baize/gateway/core/calendar.ts';
import type { ContractRow } from '@baize/gateway/modules/contracts/contract-row.ts';
import type { LineDebt, MerchantCost } from '@baize/gateway/modules/contracts/merchant-costs.ts';
import { tiersOf } from '@baize/gateway/modules/contracts/terms.ts';
import { moneyText } from '@baize/gateway/modules/wallet/money.ts';
import { html } from 'hono/html';
import { backOfficePage, staffTable } from '../back-office.ts';

export interface StaffContract {
  readonly contract: ContractRow;
  readonly username: string;
  readonly currency: string;
}

export interface ContractsPageFacts {
  /** Agents at the top of a line, with the currency of their contracts. */
  readonly agents: readonly { readonly username: string; readonly currency: string }[];
  readonly contracts: readonly StaffContract[];
  readonly costs: readonly MerchantCost[];
  readonly debts: readonly LineDebt[];
  readonly nonce: string;
}

const TYPE_WORDS = {
  dividend: 'Dividend',
  dailySalary: 'Daily salary',
  hourSalary: 'Hourly salary',
  realtimeSalary: 'Real-time salary',
} as const;
const PERIOD_WORDS = { D: 'daily', W: 'weekly', H: 'semimonthly', M: 'monthly' } as const;
const PERIOD_FIELDS = [
  ['paymentPeriod', 'Paid'],
  ['validBetPeriod', 'Tier by bets of'],
  ['profitLossPeriod', 'Profit and loss of'],
] as const;
const percent = (rate: number) => `${rate / 100}%`;

const tiersText = ({ contract, currency }: StaffContract) =>
  tiersOf(contract)
    .map(
      ({ rate, activeMembers, betAmount }) =>
        `${percent(rate)} from ${activeMembers} members and ${moneyText(betAmount, currency)}`,
    )
    .join('; ');

function contractRow(each: StaffContract) {
  const { id, type, status, paymentPeriod, validBetPeriod, profitLossPeriod } = each.contract;
  const periods = `paid ${PERIOD_WORDS[paymentPeriod]}, tier ${PERIOD_WORDS[validBetPeriod]}, result ${PERIOD_WORDS[profitLossPeriod]}`;
  const word = status === 'offered' ? 'Take back' : 'End';
  return html`<tr><td>${each.username}</td><td>${TYPE_WORDS[type]}</td><td>${tiersText(each)}</td><td>${periods}</td><td>${status}</td><td><form method="post" action="/sandbox/contracts/${id}/end"><button>${word}</button></form></td></tr>`;
}

/** One row of fields for each tier; empty rows are ignored. */
const tierFields = Array.from({ length: MAX_TIERS }, (_, index) => index + 1);

function offerForm(agents: ContractsPageFacts['agents']) {
  if (agents.length === 0) return html`<p>There is no agent at the top of a line.</p>`;
  return html`<form method="post" action="/sandbox/contracts/offers">
<label>Agent <select name="account">${agents.map(({ username, currency }) => html`<option value="${username}">${username} (${currency})</option>`)}</select></label>
<label>Kind <select name="type">${CONTRACT_TYPES.map((type) => html`<option value="${type}">${TYPE_WORDS[type]} (at most ${percent(MAX_RATE[type])})</option>`)}</select></label>
${PERIOD_FIELDS.map(([name, word]) => html`<label>${word} <select name="${name}">${CONTRACT_PERIODS.map((period) => html`<option value="${period}">${PERIOD_WORDS[period]}</option>`)}</select></label>`)}
<div class="scroll"><table><thead><tr><th scope="col">Tier</th><th scope="col">Rate in basis points (100 is 1%)</th><th scope="col">Active members</th><th scope="col">Valid bets in the agent's currency</th></tr></thead><tbody>
${tierFields.map((tier) => {
  const field = (name: string, most: number, least: number) =>
    html`<td><input name="${name}${tier}" type="number" min="${least}" max="${most}" aria-label="Tier ${tier}: ${name}" ${tier === 1 ? 'required' : ''}></td>`;
  return html`<tr><th scope="row">${tier}</th>${field('rate', 10_000, 1)}${field('activeMembers', MAX_ACTIVE_MEMBERS, 0)}${field('betAmount', MAX_BET_AMOUNT, 0)}</tr>`;
})}
</tbody></table></div>
<button>Offer</button></form>`;
}

/** The page for contracts in the demo's back office: contracts with top agents, and their costs (R11.10). */
export function contractsPage({ agents, contracts, costs, debts, nonce }: ContractsPageFacts) {
  const costRows = costs.map(
    (each) =>
      html`<tr><td>${dayText(each.day)}</td><td>${each.account}</td><td>${TYPE_WORDS[each.type]}</td><td class="number">${each.periods}</td><td class="number">${moneyText(each.paid, each.currency)}</td><td class="number">${moneyText(each.owed, each.currency)}</td></tr>`,
  );
  const debtRows = debts.map(
    (each) =>
      html`<tr><td>${each.payer}</td><td>${each.account}</td><td>${TYPE_WORDS[each.type]}</td><td class="number">${each.periods}</td><td class="number">${moneyText(each.owed, each.currency)}</td></tr>`,
  );
  const intro =
    "This page stands in for the merchant's staff, who agree on contracts with the agents at the top of a line. The merchant pays them; agents pay those below them.";
  return backOfficePage(
    { page: 'contracts', intro, nonce },
    html`<h2>Offer a contract</h2>
${offerForm(agents)}
<h2>Move an account</h2>
<p>All below it move with it. Its contracts with the former upline end, and rates above the new upline's fall to it.</p>
<form method="post" action="/sandbox/contracts/moves">
<label>Account <input name="account" required maxlength="64"></label>
<label>New upline (none: top of a line) <input name="upline" maxlength="64"></label>
<button>Move</button></form>
<h2>Contracts that run or wait</h2>
${staffTable(['Agent', 'Kind', 'Tiers', 'Periods', 'State', 'Decision'], contracts.map(contractRow), 'There is none.')}
<h2>What they cost</h2>
${staffTable(['Period ended', 'Agent', 'Kind', { number: 'Periods' }, { number: 'Paid' }, { number: 'Owed' }], costRows, 'Nothing has been paid.')}
<h2>Owed within the lines</h2>
${staffTable(['Who owes', 'To whom', 'Kind', { number: 'Periods' }, { number: 'Owed' }], debtRows, 'Nobody owes anything.')}`,
  );
}
