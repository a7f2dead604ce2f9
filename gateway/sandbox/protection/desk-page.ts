import type {
  IdentityDocument,
  IdentityReason,
} from '@baize/gateway/contract/identity-documents.ts';
import type { StaffDocument } from '@baize/gateway/modules/protection/decide-identity.ts';
import type { LogRow } from '@baize/gateway/modules/protection/log.ts';
import { html } from 'hono/html';
import { utc } from '../cashier/desk-words.ts';
import { deskPage, deskTable } from '../desk.ts';

export interface ProtectionDeskFacts {
  /** Who sits at the desk; undefined until they have said so. */
  readonly staff: string | undefined;
  readonly waiting: readonly StaffDocument[];
  readonly decided: readonly StaffDocument[];
  readonly log: readonly LogRow[];
  readonly nonce: string;
}

export const DOCUMENT_WORDS: Readonly<Record<IdentityDocument, string>> = {
  identity: 'Identity document',
  address: 'Proof of address',
};
export const REASON_WORDS: Readonly<Record<IdentityReason, string>> = {
  unreadable: 'Cannot be read',
  incomplete: 'A part is missing',
  expired: 'Has expired',
  name_differs: 'Another name than the account’s',
  too_old: 'Older than three months',
  wrong_document: 'Not the document that was asked for',
};

/** Who acts; every action is logged under this name. */
function staffForm(staff: string | undefined) {
  const who = staff
    ? html`<p>You act as <strong>${staff}</strong>. Every action is logged under this name.</p>`
    : html`<p>Say who you are before you act: every action is logged under your name.</p>`;
  return html`${who}<form method="post" action="/sandbox/protection/staff">
<label>Your name <input name="name" required minlength="2" maxlength="60" autocomplete="off" value="${staff ?? ''}"></label>
<button>${staff ? 'Change' : 'Begin'}</button></form>`;
}

const waitingRow = (row: StaffDocument) =>
  html`<tr><td>${utc(row.sentAt)}</td><td>${row.username}</td><td>${DOCUMENT_WORDS[row.document]}</td><td><a href="/sandbox/protection/identity/${row.id}">Open document ${row.id}</a></td></tr>`;

const decidedRow = (row: StaffDocument) =>
  html`<tr><td>${row.decidedAt === null ? '' : utc(row.decidedAt)}</td><td>${row.username}</td><td>${DOCUMENT_WORDS[row.document]}</td><td>${row.state}${row.reason ? `: ${REASON_WORDS[row.reason]}` : ''}</td></tr>`;

/** Facts of a logged event in one line: `kind deposit, period day`. */
const detailText = (detail: LogRow['detail']) =>
  Object.entries(detail)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ');

const logRow = (row: LogRow) =>
  html`<tr><td>${utc(row.createdAt)}</td><td>${row.staffName ?? row.actor}</td><td>${row.action}</td><td>${row.username}</td><td>${detailText(row.detail)}</td></tr>`;

/** The desk of those who look after players: identity, and who did what (R10.08). */
export function protectionDesk({ staff, waiting, decided, log, nonce }: ProtectionDeskFacts) {
  const intro =
    "This desk stands in for the merchant's staff who look after players. It is open to everybody on this machine: send no real documents in the demo.";
  return deskPage(
    { desk: 'protection', intro, nonce },
    html`${staffForm(staff)}
<h2>Documents that wait</h2>
${deskTable(['Sent', 'Member', 'Document', 'Pictures'], waiting.map(waitingRow))}
<h2>Documents that were checked</h2>
${deskTable(['Decided', 'Member', 'Document', 'Decision'], decided.map(decidedRow), 'None yet.')}
<h2>Who did what</h2>
${deskTable(['Time', 'By', 'Action', 'Member', 'Facts'], log.map(logRow), 'Nothing yet.')}`,
  );
}
