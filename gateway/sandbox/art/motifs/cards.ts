import { GOLD } from '../color.ts';
import { setLine } from '../lettering.ts';
import { group, path, rect, type Sketch } from '../sketch.ts';
import type { Motif } from './types.ts';

const PIPS = {
  spade: 'M0 -50Q44 -10 44 16Q42 42 10 30L16 54H-16L-10 30Q-42 42 -44 16Q-44 -10 0 -50Z',
  heart: 'M0 50Q-52 6 -46 -22Q-34 -54 0 -26Q34 -54 46 -22Q52 6 0 50Z',
  diamond: 'M0 -56L40 0L0 56L-40 0Z',
  club: 'M-10 26Q-50 38 -48 2Q-44 -18 -22 -16Q-28 -52 0 -52Q28 -52 22 -16Q44 -18 48 2Q50 38 10 26L16 54H-16Z',
} as const;

type Suit = keyof typeof PIPS;

export const letters = (text: string, x: number, y: number, size: number, fill: string) => {
  const line = setLine(text, 'serif');
  return `<g transform="translate(${x - (line.width * size) / 200} ${y}) scale(${size / 100})" fill="${fill}">${line.markup}</g>`;
};

export function card(s: Sketch, rank: string, suit: Suit): string {
  const red = suit === 'heart' || suit === 'diamond';
  const ink = red ? '#d0142c' : '#191724';
  return (
    rect(-44, -62, 92, 130, '#000', 'rx="9" opacity=".35"') +
    rect(-46, -66, 92, 132, s.linear(['#ffffff', '#f4efe8', '#d8cfc6'], 60), 'rx="9"') +
    rect(-41, -61, 82, 122, 'none', `rx="6" stroke="${GOLD.base}" stroke-width="1.5"`) +
    letters(rank, -29, -34, 30, ink) +
    group('translate(-29 -20) scale(.2)', path(PIPS[suit], ink)) +
    group(
      'translate(4 10) scale(.74)',
      path(PIPS[suit], s.linear(red ? ['#ff5a5a', '#d0142c', '#7a0a1c'] : ['#4a4a66', '#191724'])),
    )
  );
}

const hand = (s: Sketch, cards: readonly (readonly [string, Suit])[]) =>
  cards
    .map(([rank, suit], i) => {
      const t = cards.length === 1 ? 0 : i / (cards.length - 1) - 0.5;
      return group(
        `translate(${t * 96} ${Math.abs(t) * 34 + 4}) rotate(${t * 56})`,
        card(s, rank, suit),
      );
    })
    .join('');

const ALL: readonly Suit[] = ['spade', 'heart', 'club', 'diamond'];

export const dealt = (s: Sketch, ranks: readonly string[]) =>
  hand(
    s,
    ranks.map((rank) => [rank, s.random.pick(ALL)] as const),
  );

export const CARDS: Record<string, Motif> = {
  cards: (s) =>
    dealt(
      s,
      s.random.pick([
        ['A', 'K', 'Q'],
        ['A', 'J', '10', '9'],
        ['K', 'Q', 'J'],
        ['9', 'A'],
        ['A', 'K'],
      ]),
    ),
  poker: (s) => {
    const suit = s.random.pick(ALL);
    return hand(
      s,
      ['10', 'J', 'Q', 'K', 'A'].map((rank) => [rank, suit] as const),
    );
  },
};
