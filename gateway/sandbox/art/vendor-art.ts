import type { GameType } from '@baize/gateway/contract/fields.ts';
import { seededRandom } from '../seed/random.ts';
import { hsl } from './color.ts';
import { drawCover, svg } from './cover.ts';
import { capHeight, type FaceName, setLine } from './lettering.ts';
import { LOOKS } from './looks.ts';
import { group } from './sketch.ts';
import { markOf } from './vendor-marks.ts';

/**
 * `colour` is readable on dark and on light backgrounds, `light` and `dark` are for the opposite background, `gray` is
 * for footers.
 */
export const TONES = ['colour', 'light', 'dark', 'gray'] as const;
export type Tone = (typeof TONES)[number];

interface Vendor {
  readonly vassalage: string;
  readonly name: string;
}

const FACES: readonly FaceName[] = [
  'plain',
  'tech',
  'roman',
  'serif',
  'block',
  'deco',
  'round',
  'plain',
];

function inks(vassalage: string, tone: Tone): { first: string; second: string; word: string } {
  const random = seededRandom(`inks ${vassalage}`);
  const hue = random.whole(0, 359);
  const first = hsl(hue, 78, 52);
  const second = hsl(hue + random.pick([40, 150, 190, 320]), 80, 58);
  if (tone === 'gray') return { first: '#8b94a3', second: '#aab2bf', word: '#8b94a3' };
  if (tone === 'light') return { first, second, word: '#ffffff' };
  if (tone === 'dark') return { first, second, word: '#141822' };
  // Yellows and greens look brighter than blues of the same lightness: adjusts all to about 4.5:1 on both backgrounds.
  const bright = hue > 40 && hue < 195;
  return { first, second, word: hsl(hue, 46, bright ? 36 : hue > 215 && hue < 285 ? 62 : 50) };
}

/** Mark and name in one line, 64 high; the width depends on the name. */
export function drawLogo({ vassalage, name }: Vendor, tone: Tone): string {
  const random = seededRandom(`logo ${vassalage}`);
  const face = random.pick(FACES);
  const caps = face === 'block' || face === 'deco' || face === 'tech' || face === 'roman';
  const line = setLine(caps ? name.toUpperCase() : name, face, face === 'plain' ? 3 : 5);
  const scale = 27 / capHeight(face);
  const { first, second, word } = inks(vassalage, tone);
  const width = Math.ceil(70 + line.width * scale + 6);
  const body =
    group('translate(32 32) scale(.56)', markOf(vassalage)(first, second)) +
    `<g fill="${word}" transform="translate(70 45.5) scale(${scale})">${line.markup}</g>`;
  return svg(width, 64, body);
}

/** The motifs of what the engines of a category play. */
export const MOTIFS_OF: Readonly<Record<GameType, readonly [theme: string, ...motifs: string[]]>> =
  {
    RNG: ['gems', 'gem'],
    LIVE: ['live', 'dealerRoulette', 'dealerCards', 'dealerTiger'],
    FISH: ['fish', 'shark', 'octopus', 'turtle', 'whale', 'crab'],
    PVP: ['pvp', 'cards', 'poker', 'joker'],
    SPORTS: ['sports', 'football', 'basketball', 'stadium', 'tennis', 'trophy'],
    ESPORTS: ['esports', 'gamepad', 'mech', 'crosshair'],
    COCKFIGHT: ['cockfight', 'rooster'],
    LOTT: ['lottery', 'lottoball', 'lottodrum'],
    ELOTT: ['lottery', 'lottodrum', 'lottoball'],
  };
const SLOT_MOTIFS = [
  'dragon',
  'wolf',
  'nilequeen',
  'lion',
  'phoenix',
  'spartan',
  'icequeen',
  'mask',
  'astronaut',
  'captain',
  'unicorn',
  'tiger',
  'witch',
  'samurai',
  'chest',
  'geisha',
  'robot',
  'knight',
  'owl',
  'diwata',
  'crown',
  'joker',
] as const;
const THEMES_OF_SLOTS = [
  'dragon',
  'norse',
  'egypt',
  'wild',
  'fire',
  'greek',
  'ice',
  'jungle',
  'space',
  'pirate',
  'fairy',
  'garden',
  'magic',
  'garden',
  'pirate',
  'fortune',
  'steam',
  'knight',
  'spooky',
  'pinoy',
  'gems',
  'retro',
] as const;

/** The large card of a vendor: a cover with its name as the title. `turn` is its position in the menu. */
export function drawVendorCard(vendor: Vendor, gameType: GameType, turn: number): string {
  const [theme, ...motifs] = MOTIFS_OF[gameType];
  const slot = gameType === 'RNG';
  const motif = slot ? SLOT_MOTIFS[turn % SLOT_MOTIFS.length] : motifs[turn % motifs.length];
  const world = slot ? THEMES_OF_SLOTS[turn % THEMES_OF_SLOTS.length] : theme;
  return drawCover({
    nodeId: `vendor ${vendor.vassalage}`,
    title: vendor.name,
    vendor: '',
    theme: world && LOOKS[world] ? world : theme,
    motif: motif ?? 'gem',
  });
}
