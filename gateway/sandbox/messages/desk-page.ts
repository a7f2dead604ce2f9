import type { ReadLineMessage } from '@baize/gateway/modules/messages/moderate-line.ts';
import { html, raw } from 'hono/html';
import { DESK_STYLE } from '../desk-style.ts';

interface MessageDeskFacts {
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

/** The message desk of the demo: what agents and members wrote to each other. */
export function messageDesk({ messages, nonce }: MessageDeskFacts) {
  const list =
    messages.length === 0
      ? html`<p>Nobody wrote to a line yet.</p>`
      : html`<div class="scroll"><table><thead><tr><th scope="col">Sent (UTC)</th><th scope="col">Sender</th><th scope="col">To</th><th scope="col">Message</th><th scope="col">Message</th><th scope="col">Sender</th></tr></thead><tbody>${messages.map(row)}</tbody></table></div>`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox message desk</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${raw(DESK_STYLE)}</style>
</head>
<body>
<main>
<h1>Sandbox message desk</h1>
<p>This desk stands in for the merchant's staff, who read what agents write to their lines and stop misuse.</p>
${list}
<p><a href="/sandbox/feedback">Feedback desk</a> · <a href="/sandbox/developer">Developer inbox</a></p>
</main>
</body>
</html>`;
}
