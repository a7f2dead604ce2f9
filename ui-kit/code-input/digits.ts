/** The digits of a typed or pasted text ("123 456", full-width digits), at most `length`. */
export const digitsOf = (text: string, length: number): string =>
  text.normalize('NFKC').replace(/\D/g, '').slice(0, length);
