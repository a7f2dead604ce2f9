import type { MessageTexts } from '../messages/store-message.ts';

/** The inbox message with an answer of staff, in the language in which it was written. */
export function answerMessage(referenceNo: string, answer: string): MessageTexts {
  return {
    EN: { title: `Your feedback ${referenceNo} was answered`, body: answer },
    TY: { title: `May sagot na sa iyong feedback ${referenceNo}`, body: answer },
  };
}
