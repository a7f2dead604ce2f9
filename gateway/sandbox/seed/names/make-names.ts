import type { GameMark } from '../../play/engines.ts';
import type { Random } from '../random.ts';
import { SLOT_THEMES } from './slot-themes.ts';
import type { Named } from './table-names.ts';
import { type NameTheme, SUFFIXES, type Word } from './words.ts';

export interface GameName {
  readonly en: string;
  readonly ty: string;
  readonly theme: string;
  readonly motif: string;
  /** The engine, where it is not the default of the category. */
  readonly mark?: GameMark | undefined;
}

/** Longer names do not fit a cover as a logo. */
const LONGEST_NAME = 24;

/** Titles of real games that the grammars could produce; never used. */
const KNOWN_TITLES = new Set(
  [
    'Golden Dragon,Lucky Lion,Wolf Gold,Golden Ox,Fire Bull,Royal Flush,Candy Rush,Dragon Link',
    'Lightning Link,Wild Wolf,Neon Rush,Raging Rhino,Great Rhino,Sugar Rush,Golden Koi,Juicy Fruits',
    'Mystic Dreams,Sky Dragon,Lunar Link,Thunder Link,Dragon Rising,Moon Panther,Sweet Mango',
    'Gold Rush,Wild Panther,Dolphin Reef,Lucky Clover,Golden Horseshoe,Cherry Blossoms,Fairy Link',
    'Thunder Buffalo,Wild Buffalo,Prairie Buffalo,Buffalo Gold,Midnight Panther,Irish Gold',
    'Ice Queen,Snow Queen,Frozen Queen,Dragon Fire,Red Dragon,Zodiac Gold,Mighty Kraken',
  ].flatMap((line) => line.split(',')),
);

/** Grammars with an owner need a noun that is a person. */
const OWNERS = new Set(
  'pharaoh nilequeen empress geisha samurai goddess princess icequeen diwata mermaid witch wizardhat vampire captain detective cowboyhat irishhat knight astronaut dragon monkey fox'.split(
    ' ',
  ),
);
const owner = (word: Word) => (word.en.endsWith('s') ? `${word.en}’` : `${word.en}’s`);

function compose(theme: NameTheme, random: Random): GameName {
  const first = random.pick(theme.firsts);
  const noun = random.pick(theme.nouns);
  const other = random.pick(theme.nouns);
  const name = (en: string, ty = en): GameName => ({
    en,
    ty,
    theme: theme.id,
    motif: noun.motif,
  });
  const kind = random.whole(0, 99);
  if (kind < 46) {
    const linked = first.ty && noun.ty ? `${first.ty} ${noun.ty}` : undefined;
    return name(`${first.en} ${noun.en}`, linked);
  }
  if (kind < 58) {
    const place = random.pick(theme.places);
    return name(`${noun.en} of ${place}`, noun.ty && `${noun.ty} ng ${place.replace('the ', '')}`);
  }
  if (kind < 68 && other.motif !== noun.motif) {
    const both = noun.ty && other.ty ? `${noun.ty} at ${other.ty}` : undefined;
    return name(`${noun.en} & ${other.en}`, both);
  }
  if (kind < 76 && other.motif !== noun.motif && OWNERS.has(noun.motif))
    return name(`${owner(noun)} ${other.en}`);
  return name(`${first.en} ${noun.en} ${random.pick(SUFFIXES)}`);
}

/** Generates slot names, all different in every language, without long runs of one theme. */
export function slotNames(random: Random): () => GameName {
  const taken = new Set<string>();
  let turn = 0;
  return () => {
    for (;;) {
      const theme = SLOT_THEMES[(turn * 7 + random.whole(0, 3)) % SLOT_THEMES.length];
      turn += 1;
      if (!theme) continue;
      const name = compose(theme, random);
      const known = KNOWN_TITLES.has(name.en) || taken.has(name.en) || taken.has(name.ty);
      if (known || name.en.length > LONGEST_NAME) continue;
      taken.add(name.en).add(name.ty);
      return name;
    }
  };
}

/** Returns the names of a list in a fixed shuffled order; repetitions are numbered. */
export function dealtNames(list: readonly Named[], theme: string, random: Random): () => GameName {
  const mixed = [...list]
    .map((name) => ({ name, at: random.next() }))
    .sort((left, right) => left.at - right.at)
    .map(({ name }) => name);
  let dealt = 0;
  return () => {
    const [en, ty, motif, mark] = mixed[dealt % mixed.length] ?? ['', '', ''];
    const round = Math.floor(dealt / mixed.length);
    dealt += 1;
    const number = round === 0 ? '' : ` ${round + 1}`;
    return { en: en + number, ty: ty + number, theme, motif, mark };
  };
}
