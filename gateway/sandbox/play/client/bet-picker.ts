import type { GameState } from './api.ts';
import { betLadder, byId, make } from './dom.ts';
import { iconButton } from './icons.ts';
import type { Say } from './messages.ts';
import type { Money } from './panel.ts';

/** Fills `#bet-box`: a list of bets between buttons for a lower and a higher one. */
export function createBetPicker(state: GameState, say: Say, money: Money, changed: () => void) {
  const ladder = betLadder(state.minBet, state.maxBet, state.betStep);
  // The default is about five times the lowest bet, unless a bet was played before.
  const usual =
    ladder.find((bet) => bet >= Math.min(state.minBet * 5, state.maxBet)) ?? state.minBet;
  const select = make('select', {});
  select.append(...ladder.map((bet) => make('option', { value: String(bet) }, money(bet))));
  const first = state.lastBet !== null && ladder.includes(state.lastBet) ? state.lastBet : usual;
  select.value = String(first);
  const less = iconButton('minus', say('lessBet'), () => step(-1));
  const more = iconButton('plus', say('moreBet'), () => step(1));
  const update = () => {
    less.disabled = select.disabled || select.selectedIndex === 0;
    more.disabled = select.disabled || select.selectedIndex === ladder.length - 1;
  };
  const step = (by: number) => {
    select.selectedIndex = Math.min(Math.max(select.selectedIndex + by, 0), ladder.length - 1);
    update();
    changed();
  };
  select.addEventListener('change', () => {
    update();
    changed();
  });
  byId('bet-box', HTMLElement).append(less, make('label', {}, say('bet'), select), more);
  update();
  return {
    /** Minor units. */
    bet: () => Number(select.value),
    lock(locked: boolean): void {
      select.disabled = locked;
      update();
    },
  };
}
