/** `English=Filipino` or `English`, separated by commas; the Filipino of a first word is linked. */
export interface Word {
  readonly en: string;
  readonly ty: string | undefined;
  /** What the cover draws; nouns have one. */
  readonly motif: string;
}

export function words(list: string): Word[] {
  return list.split(',').map((item) => {
    const [names = '', motif = ''] = item.trim().split('>');
    const [en = '', ty] = names.split('=');
    return { en, ty, motif };
  });
}

/** A world of games: its words, and the motif that each noun puts on the cover. */
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

/** What studios add to a name that has done well. */
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
