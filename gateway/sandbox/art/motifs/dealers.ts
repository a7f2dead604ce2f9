import { group, type Sketch } from '../sketch.ts';
import { card, dealt } from './cards.ts';
import { PORTRAITS } from './portraits.ts';
import { football } from './sports.ts';
import { dice, roulette, wheel } from './table-games.ts';
import type { Motif } from './types.ts';

const dealerWith =
  (prop: (s: Sketch) => string): Motif =>
  (s) =>
    group('translate(0 -14)', PORTRAITS.dealer?.(s) ?? '') + prop(s);

export const DEALERS: Record<string, Motif> = {
  dealerCards: dealerWith((s) => group('translate(0 74) scale(.56)', dealt(s, ['A', 'K']))),
  dealerRoulette: dealerWith((s) => group('translate(46 84) scale(.5 .34)', roulette(s))),
  dealerWheel: (s) =>
    group('translate(34 -34) scale(.86)', wheel(s)) +
    group('translate(-30 6) scale(.94)', PORTRAITS.dealer?.(s) ?? ''),
  dealerDice: dealerWith((s) => group('translate(0 84) scale(.46)', dice(s))),
  dealerTiger: dealerWith(
    (s) =>
      group('translate(-52 84) scale(.4)', card(s, 'K', 'spade')) +
      group('translate(52 84) scale(.4)', card(s, 'A', 'heart')) +
      group('translate(-52 84) rotate(-8) scale(.5)', card(s, 'K', 'spade')) +
      group('translate(52 84) rotate(8) scale(.5)', card(s, 'A', 'heart')),
  ),
  dealerFootball: dealerWith((s) => group('translate(56 78) scale(.42)', football(s))),
};
