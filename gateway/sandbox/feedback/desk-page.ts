import { html, raw } from 'hono/html';
import { DESK_STYLE } from '../desk-style.ts';

export interface DeskFeedback {
  readonly referenceNo: string;
  readonly username: string;
  readonly kind: string;
  readonly body: string;
}

interface FeedbackDeskFacts {
  readonly waiting: readonly DeskFeedback[];
  readonly nonce: string;
}

const row = ({ referenceNo, username, kind, body }: DeskFeedback) =>
  html`<tr><td>${referenceNo}</td><td>${username}</td><td>${kind}</td><td>${body}</td><td><form method="post" action="/sandbox/feedback/${referenceNo}">
<textarea name="answer" rows="2" required maxlength="2000" aria-label="Answer to ${referenceNo}"></textarea>
<button>Answer</button></form></td></tr>`;

/** The feedback desk of the demo: what waits for an answer. */
export function feedbackDesk({ waiting, nonce }: FeedbackDeskFacts) {
  const list =
    waiting.length === 0
      ? html`<p>None is waiting.</p>`
      : html`<div class="scroll"><table><thead><tr><th scope="col">Reference</th><th scope="col">Member</th><th scope="col">Kind</th><th scope="col">Message</th><th scope="col">Answer</th></tr></thead><tbody>${waiting.map(row)}</tbody></table></div>`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox feedback desk</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${raw(DESK_STYLE)}</style>
</head>
<body>
<main>
<h1>Sandbox feedback desk</h1>
<p>This desk stands in for the merchant's customer service. It is open to everybody: write nothing private in the demo.</p>
${list}
<p><a href="/sandbox/rewards">Rewards desk</a> · <a href="/sandbox/messages">Message desk</a> · <a href="/sandbox/developer">Developer inbox</a></p>
</main>
</body>
</html>`;
}
