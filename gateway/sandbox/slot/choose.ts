import type { Volatility } from '@baize/gateway/contract/games.ts';
import { hashNumber } from '../play/hash-number.ts';
import type { Machine } from './maths/machine.ts';
import { MACHINE_RTP, MACHINE_VOLATILITY, MACHINES } from './maths/machines.ts';

export const SKINS = [
  'golden-koi',
  'neon-nights',
  'jungle-temple',
  'fruit-classic',
  'pirate-cove',
  'dragon-pearl',
] as const;
export type Skin = (typeof SKINS)[number];

/** Words in a game's id that select its skin; other games get one by their hash. */
const WORDS: readonly (readonly [RegExp, Skin])[] = [
  [/koi|lotus|lucky|fortune|gold|bao|zen|garden|coin|fu\b/, 'golden-koi'],
  [/neon|cyber|retro|disco|star|space|galaxy|night|city|laser|future/, 'neon-nights'],
  [/jungle|temple|maya|aztec|safari|tiger|wild|egypt|pharaoh|panda|forest/, 'jungle-temple'],
  [/fruit|classic|seven|berry|candy|sweet|cherry|juic|sugar/, 'fruit-classic'],
  [/pirate|cove|ocean|sea|reef|captain|ship|viking|treasure|fish/, 'pirate-cove'],
  [/dragon|pearl|phoenix|jade|emperor|samurai|myth|magic|wizard|moon/, 'dragon-pearl'],
];

/** A game always has the same reels, and so the same return and volatility. */
export function machineOf(nodeId: string): {
  machine: Machine;
  rtp: number;
  volatility: Volatility;
} {
  const [a, b, c, d] = MACHINES;
  const [rtpA, rtpB, rtpC, rtpD] = MACHINE_RTP;
  const [volA, volB, volC, volD] = MACHINE_VOLATILITY;
  switch (hashNumber(nodeId) % 4) {
    case 0:
      return { machine: a, rtp: rtpA, volatility: volA };
    case 1:
      return { machine: b, rtp: rtpB, volatility: volB };
    case 2:
      return { machine: c, rtp: rtpC, volatility: volC };
    default:
      return { machine: d, rtp: rtpD, volatility: volD };
  }
}

/** Chooses the skin of a game by the words of its name and theme. */
export function skinOf(nodeId: string, words: string): Skin {
  const text = words.toLowerCase();
  const named = WORDS.find(([pattern]) => pattern.test(text));
  return named?.[1] ?? SKINS[(hashNumber(nodeId) >>> 8) % SKINS.length] ?? 'golden-koi';
}
