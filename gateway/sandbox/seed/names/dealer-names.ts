/** First names of the demo's dealers, by which their portraits are chosen. */
const WOMEN = `Amihan Bianca Celeste Dalisay Elena Farah Gianna Hana Ines Jasmin Katya Luz Mayumi
Noemi Odessa Paloma Rania Sakura Tala Uma Vesna Wen Xiomara Yuna Zara Aiko Linh Ploy`;
const MEN = 'Andres Bayani Cyrus Dante Emre Goran Hiro Isagani Jomar Kenji Luca Mateo';

const words = (text: string) => text.split(/\s+/);

export const DEALER_NAMES = [...words(WOMEN), ...words(MEN)];
const MALE = new Set(words(MEN));

/** The demo's id of a dealer: the vendor's code and the name. */
export const dealerIdOf = (vassalage: string, name: string): string => `${vassalage}-${name}`;

/** The name in an id from `dealerIdOf`; undefined for other texts. */
export function dealerNameOf(dealerId: string): string | undefined {
  const name = dealerId.slice(dealerId.indexOf('-') + 1);
  return DEALER_NAMES.includes(name) ? name : undefined;
}

export const isMale = (name: string): boolean => MALE.has(name);
