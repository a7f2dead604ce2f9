import type { MessageTexts } from '../messages/store-message.ts';

/** What the inbox says when staff answered; the answer itself is in the words of whoever wrote it. */
export function answerMessage(referenceNo: string, answer: string): MessageTexts {
  return {
    EN: { title: `Your feedback ${referenceNo} was answered`, body: answer },
    TY: { title: `May sagot na sa iyong feedback ${referenceNo}`, body: answer },
  };
}
