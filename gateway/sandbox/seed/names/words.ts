/** `English=Filipino` or `English`, separated by commas; the Filipino of a first word is linked. */
export interface Word {
  readonly en: string;
  readonly ty: string | undefined;
  /** The motif of the cover; nouns have one. */
  readonly motif: string;
}

export function words(list: string): Word[] {
  return list.split(',').map((item) => {
    const [names = '', motif = ''] = item.trim().split('>');
    const [en = '', ty] = names.split('=');
    return { en, ty, motif };
  });
}

/** A theme of games: its words, and the cover's motif for each noun. */
export interface NameTheme {
  readonly id: string;
  readonly firsts: readonly Word[];
  readonly nouns: readonly Word[];
  /** For "{noun} of {place}". */
  readonly places: readonly string[];
}

export const nameTheme = (id: string, firsts: string, nouns: string, places: string) => ({
  id,
  firsts: words(firsts),
  nouns: words(nouns),
  places: places.split(',').map((place) => place.trim()),
});

/** Suffixes of sequels to successful games. */
export const SUFFIXES = [
  'Deluxe',
  'Gold',
  'Rush',
  'Respins',
  'Riches',
  'Nights',
  'Link',
  'Cascade',
  'Blitz',
  'Quest',
  'Reborn',
  'Wilds',
  'XL',
  'Rising',
  'Encore',
  'Express',
  'Festival',
  'Hideaway',
] as const;
