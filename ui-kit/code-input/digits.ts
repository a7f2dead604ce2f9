/** The digits of what was typed or pasted ("123 456", full-width digits), at most `length`. */
export const digitsOf = (text: string, length: number): string =>
  text.normalize('NFKC').replace(/\D/g, '').slice(0, length);
