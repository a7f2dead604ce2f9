import { dealerNameOf, isMale } from '../seed/names/dealer-names.ts';
import { seededRandom } from '../seed/random.ts';
import { svg } from './cover.ts';
import { LOOKS, paletteFor } from './looks.ts';
import { dealer } from './motifs/portraits.ts';
import { circle, group, newSketch, rect } from './sketch.ts';

export const DEALER = { width: 240, height: 240 } as const;

/** Draws a dealer of a live table in the table's light; undefined for an unknown dealer. */
export function drawDealer(dealerId: string): string | undefined {
  const name = dealerNameOf(dealerId);
  const look = LOOKS.live;
  if (!name || !look) return undefined;
  const palette = paletteFor(look, seededRandom(dealerId));
  const s = newSketch(palette, `dealer ${dealerId}`);
  const { width, height } = DEALER;
  const body = [
    rect(0, 0, width, height, s.linear([palette.hero.dark, palette.hero.deep, palette.ink])),
    circle(
      width / 2,
      height * 0.42,
      height * 0.6,
      s.radial([`${palette.light}/.55`, `${palette.light}/.15`, `${palette.light}/0`]),
    ),
    group(`translate(${width / 2} ${height * 0.53}) scale(1.05)`, dealer(s, !isMale(name))),
  ].join('');
  return svg(width, height, s.defs() + body);
}
