import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { longText, pageNumber, pageSize, timestamp } from './fields.ts';

export const FEEDBACK_KINDS = ['suggestion', 'complaint', 'problem'] as const;
export const feedbackKind = z.enum(FEEDBACK_KINDS);
export type FeedbackKind = z.infer<typeof feedbackKind>;

export const feedbackStatus = z.enum(['received', 'answered']);
export type FeedbackStatus = z.infer<typeof feedbackStatus>;

/** Minimum and maximum number of words of a message, set by the merchant (R5.13). */
export const wordRange = z.object({ minimum: z.number(), maximum: z.number() });
export type WordRange = z.infer<typeof wordRange>;

/** Maximum length of a message in characters, because words can be of any length. */
export const FEEDBACK_CHARACTERS = 5000;

/** Counts the words of a text, separated by white space. */
export const countWords = (text: string): number => text.match(/\S+/gu)?.length ?? 0;

/** What is wrong with a message; undefined when it can be sent. */
export function feedbackProblem(
  text: string,
  range: WordRange,
): 'text_short' | 'text_long' | undefined {
  const words = countWords(text);
  if (words < range.minimum) return 'text_short';
  return words > range.maximum || text.length > FEEDBACK_CHARACTERS ? 'text_long' : undefined;
}

const feedback = z.object({
  /** What customer service asks for. */
  referenceNo: z.string(),
  kind: feedbackKind,
  /** Plain text. */
  text: z.string(),
  status: feedbackStatus,
  createdAt: timestamp,
  answer: z.optional(z.string()),
  answeredAt: z.optional(timestamp),
});
export type Feedback = z.infer<typeof feedback>;

/** One's own messages, newest first, and how long the next one may be. */
export const feedbackList = endpoint({
  method: 'GET',
  path: '/wps/feedback',
  token: 'required',
  duringExclusion: true,
  request: z.object({ pageNo: pageNumber, pageSize }),
  response: z.object({
    words: wordRange,
    list: z.array(feedback),
    totalPages: z.number(),
    totalCount: z.number(),
  }),
});
export type FeedbackList = z.infer<typeof feedbackList.response>;

/** Sends a message; the same key sends it once, however often a lost answer makes it be tried. */
export const sendFeedback = endpoint({
  method: 'PUT',
  path: '/wps/feedback',
  token: 'required',
  duringExclusion: true,
  idempotent: true,
  request: z.object({ kind: feedbackKind, text: longText(20_000) }),
  response: feedback,
});
