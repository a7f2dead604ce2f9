import { z } from 'zod';

/** Code points that a reader does not see: spaces, controls, and what only formats. U+2800 has no dots. */
const UNSEEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** True where a reader sees nothing of a text. */
export const isBlank = (text: string): boolean => text.replace(UNSEEN, '') === '';

/** Controls, and the marks that turn the direction of what follows: they change text around them. */
const HIDDEN = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

/** True where a text holds code points that are not seen and change how it, or its page, reads. */
export const hasControls = (text: string): boolean => HIDDEN.test(text);

/** One line that people read, of so many characters at most. */
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

/** A brand's name: headers, mails and titles of pages have to hold it. */
export const brandName = line(80);

/** Without the byte order mark that editors on Windows write before UTF-8: JSON has none. */
export const withoutMark = (text: string): string => text.replace(/^\ufeff/, '');
