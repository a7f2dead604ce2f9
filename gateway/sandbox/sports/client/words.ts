import type { LineUnit } from '../catalogue.ts';
import type { Market, Pick } from '../markets.ts';
import { handicapText } from './game.ts';
import type { SaySports } from './texts.ts';

interface Named {
  readonly home: string;
  readonly away: string;
  readonly market: Market;
  readonly pick: Pick;
  readonly line: number;
}

/** Label of a selection: `Harbor United`, `Draw`, `Over 2.5`, `Ironvale +1`. */
export function pickText({ home, away, market, pick, line }: Named, say: SaySports): string {
  if (market === 'total') return say(pick === 'over' ? 'over' : 'under', { line });
  if (pick === 'draw') return say('draw');
  const side = pick === 'home' ? home : away;
  return market === 'winner' ? side : `${side} ${handicapText(pick === 'home' ? line : 0 - line)}`;
}

/** A market's name, with the unit of its lines where it is not that of the score. */
export const marketText = (market: Market, unit: LineUnit | undefined, say: SaySports): string =>
  unit === undefined || market === 'winner'
    ? say(`market.${market}`)
    : say(`market.${market}.${unit}`);
