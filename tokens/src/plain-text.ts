/** Code points that a reader does not see: spaces, controls, and what only formats. U+2800 has no dots. */
const UNSEEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** True where a reader sees nothing of a text. */
export const isBlank = (text: string): boolean => text.replace(UNSEEN, '') === '';

/** Controls, and the marks that turn the direction of what follows: they change text around them. */
const HIDDEN = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;

/** True where a text holds code points that are not seen and change how it, or its page, reads. */
export const hasControls = (text: string): boolean => HIDDEN.test(text);
