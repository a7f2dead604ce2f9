import type { GameState } from '../../play/client/api.ts';
import { createChipGame } from '../../play/client/chip-game.ts';
import { createChips } from '../../play/client/chips.ts';
import { commonRules, openGame, setText, setUpFrame } from '../../play/client/frame.ts';
import type { Say } from '../../play/client/messages.ts';
import { type Money, openTextPanel } from '../../play/client/panel.ts';
import { createSpots } from '../../play/client/spots.ts';
import { dealOut } from './deal.ts';
import { isCoup, SIDES, type Side } from './sides.ts';

const PAYS: Record<Side, string> = { player: '1 : 1', tie: '8 : 1', banker: '0.95 : 1' };

/** A numeric index of each side, as the message placeholders expect it. */
const bySide = (values: unknown) =>
  Object.fromEntries(
    Object.entries(Object(values)).map(([side, value]) => [side, Number(value).toFixed(2)]),
  );

function showRules(state: GameState, say: Say, money: Money): void {
  const { returns, chances } = Object(state.game);
  openTextPanel(
    state.gameName,
    [
      say('baccaratRules'),
      say('baccaratChances', bySide(chances)),
      say('baccaratRtp', bySide(returns)),
      ...commonRules(state, say, money),
    ],
    say,
  );
}

function start(state: GameState, say: Say, money: Money): void {
  setUpFrame(state, say, money, () => showRules(state, say, money));
  const chips = createChips(state, say, money);
  const sides = SIDES.map((side) => ({ side, name: say(side), pays: PAYS[side] }));
  const table = createSpots(sides, money, (side) => game.place(side, chips.chosen()));
  const game = createChipGame(state, say, money, {
    play: 'deal',
    draw: table.draw,
    async reveal(outcome) {
      table.light(undefined);
      if (!isCoup(outcome)) return;
      await dealOut(outcome, say);
      table.light(outcome.winner);
    },
  });
  setText('player-name', say('player'));
  setText('banker-name', say('banker'));
  game.start();
}

openGame({ EN: {}, TY: {} }, start);
