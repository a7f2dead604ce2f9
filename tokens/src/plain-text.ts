import { z } from 'zod';

/** Invisible code points: spaces, controls, and format characters. U+2800 has no dots. */
const UNSEEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text has no visible characters. */
export const isBlank = (text: string): boolean => text.replace(UNSEEN, '') === '';

/** Controls and bidirectional marks, which change how the surrounding text is displayed. */
const HIDDEN = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

/** Whether a text contains invisible code points that change how it, or its page, is displayed. */
export const hasControls = (text: string): boolean => HIDDEN.test(text);

/** One line of visible text with a maximum length. */
export const line = (most: number) =>
  z
    .string()
    .refine((text) => !isBlank(text), 'must not be blank')
    .refine((text) => isBlank(text) || text === text.trim(), 'must not begin or end with a space')
    .refine((text) => [...text].length <= most, `must have ${most} characters at most`)
    .refine(
      (text) => !hasControls(text),
      'must have no line breaks, control characters or marks of direction',
    );

/** A brand's name, which has to fit headers, mails and page titles. */
export const brandName = line(80);

/** Removes the byte order mark that editors on Windows write before UTF-8, because JSON has none. */
export const withoutMark = (text: string): string => text.replace(/^\ufeff/, '');
