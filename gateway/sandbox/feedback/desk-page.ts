import { html } from 'hono/html';
import { deskPage, deskTable } from '../desk.ts';

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

/** The demo's feedback desk: messages that wait for an answer. */
export function feedbackDesk({ waiting, nonce }: FeedbackDeskFacts) {
  const intro =
    "This desk stands in for the merchant's customer service. It is open to everybody: write nothing private in the demo.";
  return deskPage(
    { desk: 'feedback', intro, nonce },
    deskTable(['Reference', 'Member', 'Kind', 'Message', 'Answer'], waiting.map(row)),
  );
}
