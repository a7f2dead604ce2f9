import type {
  IdentityDocument,
  IdentityReason,
} from '@baize/gateway/contract/identity-documents.ts';
import type { ClosingWait } from '@baize/gateway/contract/own-account.ts';
import type { StaffClosing } from '@baize/gateway/modules/own-account/closing.ts';
import type { StaffDocument } from '@baize/gateway/modules/protection/decide-identity.ts';
import type { StaffExclusion } from '@baize/gateway/modules/protection/exclusion.ts';
import type { LogRow, ProtectionAction } from '@baize/gateway/modules/protection/log.ts';
import type { StaffSign } from '@baize/gateway/modules/protection/record-signs.ts';
import { html } from 'hono/html';
import { backOfficePage, staffTable } from '../back-office.ts';
import { utc } from '../cashier/formats.ts';

export interface ProtectionPageFacts {
  /** Name of the staff member; undefined until it was entered. */
  readonly staff: string | undefined;
  readonly waiting: readonly StaffDocument[];
  readonly decided: readonly StaffDocument[];
  readonly signs: readonly StaffSign[];
  readonly exclusions: readonly StaffExclusion[];
  readonly closings: readonly StaffClosing[];
  readonly log: readonly LogRow[];
  readonly nonce: string;
}

export const DOCUMENT_LABELS: Readonly<Record<IdentityDocument, string>> = {
  identity: 'Identity document',
  address: 'Proof of address',
};
export const REASON_LABELS: Readonly<Record<IdentityReason, string>> = {
  unreadable: 'Cannot be read',
  incomplete: 'A part is missing',
  expired: 'Has expired',
  name_differs: 'Another name than the account’s',
  too_old: 'Older than three months',
  wrong_document: 'Not the document that was asked for',
};

const SIGN_WORDS: Readonly<Record<StaffSign['sign'], string>> = {
  limitsHit: 'Reached own limits',
  chasing: 'Deposits in a row after losses',
  night: 'Played at night',
  longPlay: 'Hours of play on end',
  failedDeposits: 'Payments refused',
  withdrawalsTakenBack: 'Withdrawals taken back',
};
const SIGN_STEPS = { seen: 'Seen', contacted: 'Contacted', closed: 'Close' } as const;
const EXCLUSION_WORDS = {
  timeOut: 'Time-out',
  selfExclusion: 'Self-exclusion',
  closing: 'Account closing',
} as const;
const WAIT_WORDS: Readonly<Record<ClosingWait, string>> = {
  bets: 'open bets',
  withdrawals: 'withdrawals under way',
  payoutAccount: 'a payout account',
  payoutRefused: 'a payout account: the payout came back',
  downline: 'another upline for those below',
};

const ACTION_WORDS: Readonly<Record<ProtectionAction, string>> = {
  limitSet: 'Limit set',
  limitAsked: 'Higher limit asked for',
  limitConfirmed: 'Higher limit confirmed',
  limitKept: 'Limit kept',
  limitReached: 'Limit reached',
  wentWithout: 'Goes without limits',
  reviewed: 'Limits reviewed',
  realityInterval: 'Reality check set',
  realityAnswered: 'Reality check answered',
  excluded: 'Break begun',
  returnAsked: 'Return asked for',
  withdrawalLocked: 'Withdrawal locked',
  withdrawalTakenBack: 'Withdrawal taken back',
  withdrawalsLocked: 'Withdrawals locked from now on',
  withdrawalsUnlockAsked: 'End of locking asked for',
  closingAsked: 'Closing asked for',
  accountClosed: 'Account closed',
  accountReopened: 'Account opened again',
  dataAskedFor: 'Own data asked for',
  marketingAgreed: 'Agreed to offers',
  marketingRefused: 'Wants no offers',
  identitySent: 'Document sent',
  identityOpened: 'Document opened',
  identityAccepted: 'Document accepted',
  identityRefused: 'Document refused',
  signFound: 'Sign found',
  signMessaged: 'Player written to',
  signSeen: 'Sign seen',
  signContacted: 'Player contacted',
  signClosed: 'Sign closed',
};
const isKnown = (action: string): action is ProtectionAction => action in ACTION_WORDS;

/** Name of the acting staff member, which is logged with every action. */
function staffForm(staff: string | undefined) {
  const who = staff
    ? html`<p>You act as <strong>${staff}</strong>. Every action is logged under this name.</p>`
    : html`<p>Say who you are before you act: every action is logged under your name.</p>`;
  return html`${who}<form method="post" action="/sandbox/protection/staff">
<label>Your name <input name="name" required minlength="2" maxlength="60" autocomplete="off" value="${staff ?? ''}"></label>
<button>${staff ? 'Change' : 'Begin'}</button></form>`;
}

const waitingRow = (row: StaffDocument) =>
  html`<tr><td>${utc(row.sentAt)}</td><td>${row.username}</td><td>${DOCUMENT_LABELS[row.document]}</td><td><a href="/sandbox/protection/identity/${row.id}">Open document ${row.id}</a></td></tr>`;

const decidedRow = (row: StaffDocument) =>
  html`<tr><td>${row.decidedAt === null ? '' : utc(row.decidedAt)}</td><td>${row.username}</td><td>${DOCUMENT_LABELS[row.document]}</td><td>${row.state}${row.reason ? `: ${REASON_LABELS[row.reason]}` : ''}</td></tr>`;

function signRow(row: StaffSign) {
  const { id, state } = row;
  const steps = Object.entries(SIGN_STEPS).filter(([step]) => step !== state);
  const buttons =
    state === 'closed'
      ? ''
      : html`<form method="post" action="/sandbox/protection/signs/${id}">${steps.map(([step, word]) => html`<button name="state" value="${step}" aria-label="${word} sign ${id}">${word}</button>`)}</form>`;
  return html`<tr><td>${row.username}</td><td>${SIGN_WORDS[row.sign]}</td><td class="number">${row.count}</td><td>${utc(row.firstSeenAt)}<br>${utc(row.lastSeenAt)}</td><td>${row.messagedAt === null ? 'not yet' : utc(row.messagedAt)}</td><td>${state}</td><td>${buttons}</td></tr>`;
}

function exclusionRow(row: StaffExclusion) {
  const end = row.endsAt === null ? 'for good' : utc(row.endsAt);
  const back = row.returnsAt === null ? '' : utc(row.returnsAt);
  return html`<tr><td>${row.username}</td><td>${EXCLUSION_WORDS[row.kind]}</td><td>${utc(row.startsAt)}</td><td>${end}</td><td>${back}</td></tr>`;
}

function closingRow(row: StaffClosing) {
  const { id, closedAt, reopenedAt } = row;
  const state =
    reopenedAt !== null
      ? `opened again ${utc(reopenedAt)}`
      : closedAt !== null
        ? `closed ${utc(closedAt)}`
        : 'closing';
  const button =
    reopenedAt === null
      ? html`<form method="post" action="/sandbox/protection/closings/${id}"><button aria-label="Open account ${row.username} again">Open again</button></form>`
      : '';
  return html`<tr><td>${row.username}</td><td>${utc(row.askedAt)}</td><td>${state}</td><td>${row.waits.map((wait) => WAIT_WORDS[wait]).join(', ')}</td><td>${button}</td></tr>`;
}

/** Details of a logged event in one line: `kind deposit, period day`. */
const detailText = (detail: LogRow['detail']) =>
  Object.entries(detail)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ');

const logRow = (row: LogRow) =>
  html`<tr><td>${utc(row.createdAt)}</td><td>${row.staffName ?? row.actor}</td><td>${isKnown(row.action) ? ACTION_WORDS[row.action] : row.action}</td><td>${row.username}</td><td>${detailText(row.detail)}</td></tr>`;

/** The page for player protection in the demo's back office: identity, signs of harm, breaks, and the log of actions (R10.08). */
export function protectionPage(facts: ProtectionPageFacts) {
  const { staff, waiting, decided, signs, exclusions, closings, log, nonce } = facts;
  const breaks = ['Member', 'Kind', 'Since', 'Until', 'Opens again'];
  const rowsOf = (holds: boolean) =>
    exclusions.filter((row) => row.holds === holds).map(exclusionRow);
  const intro =
    "This page stands in for the merchant's staff who look after players. It is open to everybody on this machine: send no real documents in the demo.";
  return backOfficePage(
    { page: 'protection', intro, nonce },
    html`${staffForm(staff)}
<h2>Documents that wait</h2>
${staffTable(['Sent', 'Member', 'Document', 'Pictures'], waiting.map(waitingRow))}
<h2>Documents that were checked</h2>
${staffTable(['Decided', 'Member', 'Document', 'Decision'], decided.map(decidedRow), 'None yet.')}
<h2>Signs of harm</h2>
<p>What counts as one is the merchant’s setting. They are looked for every few minutes; the player is written to once.</p>
<form method="post" action="/sandbox/protection/signs/search"><button>Look now</button></form>
${staffTable(['Member', 'Sign', { number: 'Times or hours' }, 'First and last', 'Written to', 'State', 'Step'], signs.map(signRow), 'None.')}
<h2>Breaks that hold</h2>
${staffTable(breaks, rowsOf(true), 'None.')}
<h2>Breaks of the past</h2>
${staffTable(breaks, rowsOf(false), 'None.')}
<h2>Accounts that close</h2>
<p>A closed account keeps its name and can only be opened again here.</p>
${staffTable(['Member', 'Asked', 'State', 'Waits for', 'Step'], closings.map(closingRow), 'None.')}
<h2>Who did what</h2>
${staffTable(['Time', 'By', 'Action', 'Member', 'Facts'], log.map(logRow), 'Nothing yet.')}`,
  );
}
