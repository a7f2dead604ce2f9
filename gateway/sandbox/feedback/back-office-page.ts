import { html } from 'hono/html';
import { backOfficePage, staffTable } from '../back-office.ts';

export interface StaffFeedback {
  readonly referenceNo: string;
  readonly username: string;
  readonly kind: string;
  readonly body: string;
}

interface FeedbackPageFacts {
  readonly waiting: readonly StaffFeedback[];
  readonly nonce: string;
}

const row = ({ referenceNo, username, kind, body }: StaffFeedback) =>
  html`<tr><td>${referenceNo}</td><td>${username}</td><td>${kind}</td><td>${body}</td><td><form method="post" action="/sandbox/feedback/${referenceNo}">
<textarea name="answer" rows="2" required maxlength="2000" aria-label="Answer to ${referenceNo}"></textarea>
<button>Answer</button></form></td></tr>`;

/** The page for feedback in the demo's back office: messages that wait for an answer. */
export function feedbackPage({ waiting, nonce }: FeedbackPageFacts) {
  const intro =
    "This page stands in for the merchant's customer service. It is open to everybody: write nothing private in the demo.";
  return backOfficePage(
    { page: 'feedback', intro, nonce },
    staffTable(['Reference', 'Member', 'Kind', 'Message', 'Answer'], waiting.map(row)),
  );
}
