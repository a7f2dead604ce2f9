import type { ReadLineMessage } from '@baize/gateway/modules/messages/moderate-line.ts';
import { html } from 'hono/html';
import { backOfficePage, staffTable } from '../back-office.ts';

interface MessagesPageFacts {
  readonly messages: readonly ReadLineMessage[];
  readonly nonce: string;
}

const AUDIENCES: Readonly<Record<ReadLineMessage['audience'], string>> = {
  direct: 'Right below',
  line: 'Whole line',
  one: 'One account',
  upline: 'Upline',
};

function row({ id, sender, blockedAt, removedAt, ...message }: ReadLineMessage) {
  const isBlocked = blockedAt !== null;
  const block = html`<form method="post" action="/sandbox/messages/senders"><input type="hidden" name="username" value="${sender}"><input type="hidden" name="decision" value="${isBlocked ? 'allow' : 'block'}">
<button aria-label="${isBlocked ? 'Allow' : 'Block'} ${sender}">${isBlocked ? 'Allow' : 'Block'}</button></form>`;
  const remove =
    removedAt === null
      ? html`<form method="post" action="/sandbox/messages/${id}/remove"><button aria-label="Remove message ${id}">Remove</button></form>`
      : 'Removed';
  const sentAt = new Date(message.createdAt).toISOString().slice(0, 16).replace('T', ' ');
  return html`<tr><td>${sentAt}</td><td>${sender}${isBlocked ? ' (blocked)' : ''}</td><td>${AUDIENCES[message.audience]}, ${message.receivers}</td><td><strong>${message.title}</strong><br>${message.body}</td><td>${remove}</td><td>${block}</td></tr>`;
}

const WRITE = html`<h2>Write to members</h2>
<p>An offer reaches nobody who takes a break or has not agreed to it by that channel, and is not sent to them later. Mail and SMS arrive in the developer inbox.</p>
<form method="post" action="/sandbox/messages/staff">
<label>Account (none: everybody) <input name="username" maxlength="64"></label>
<label>By <select name="channel"><option value="inbox">Inbox</option><option value="email">Email</option><option value="sms">SMS</option></select></label>
<label>Kind <select name="kind"><option value="service">Service: they have to know it</option><option value="promotional">Promotional: an offer</option></select></label>
<label>Title <input name="title" required maxlength="100"></label>
<label>Text <textarea name="body" rows="3" cols="50" required maxlength="2000"></textarea></label>
<button>Send</button></form>`;

/** The page for messages in the demo's back office: messages from staff, and the messages between agents and members. */
export function messagesPage({ messages, nonce }: MessagesPageFacts) {
  const intro =
    "This page stands in for the merchant's staff, who write to members, read what agents write to their lines, and stop misuse.";
  const headings = ['Sent (UTC)', 'Sender', 'To', 'Message', 'Message', 'Sender'];
  return backOfficePage(
    { page: 'messages', intro, nonce },
    html`${WRITE}
<h2>Messages of the lines</h2>
${staffTable(headings, messages.map(row), 'Nobody wrote to a line yet.')}`,
  );
}
