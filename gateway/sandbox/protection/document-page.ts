import { IDENTITY_REASONS } from '@baize/gateway/contract/identity-documents.ts';
import type { StaffDocument } from '@baize/gateway/modules/protection/decide-identity.ts';
import { html } from 'hono/html';
import { staffPage } from '../back-office.ts';
import { utc } from '../cashier/formats.ts';
import { DOCUMENT_LABELS, REASON_LABELS } from './back-office-page.ts';

interface DocumentFacts {
  readonly document: StaffDocument & { readonly pictures: number };
  readonly nonce: string;
}

const STYLE = `
  .pictures { display: grid; gap: 1rem; margin-block: 1rem; }
  .pictures img { max-width: 100%; height: auto; border: 1px solid #8886; }
`;

function decision({ id, state, reason }: StaffDocument) {
  if (state !== 'waiting')
    return html`<p>${state}${reason ? `: ${REASON_LABELS[reason]}` : ''}</p>`;
  return html`<form method="post" action="/sandbox/protection/identity/${id}">
<button name="decision" value="accept">Accept</button>
<select name="reason" aria-label="Reason for refusing document ${id}">${IDENTITY_REASONS.map((each) => html`<option value="${each}">${REASON_LABELS[each]}</option>`)}</select>
<button name="decision" value="refuse">Refuse</button></form>`;
}

/** The page of one document of a player with its pictures, and the decision about it. */
export function documentPage({ document, nonce }: DocumentFacts) {
  const { id, username, name, birthday, sentAt, pictures } = document;
  const title = `${DOCUMENT_LABELS[document.document]} of ${username}`;
  const shown = Array.from(
    { length: pictures },
    (_, position) =>
      html`<img src="/sandbox/protection/identity/${id}/pictures/${position}" alt="Picture ${position + 1} of document ${id}">`,
  );
  return staffPage(
    { title, nonce, style: STYLE },
    html`<p>Sent ${utc(sentAt)}. The account’s name is ${name ?? 'not known'}, its birthday ${birthday ?? 'not known'}.</p>
${decision(document)}
<div class="pictures">${shown.length > 0 ? shown : html`<p>The pictures are gone.</p>`}</div>
<p><a href="/sandbox/protection">Back office: player protection</a></p>`,
  );
}
