import type { GameState } from '../../play/client/api.ts';
import { cardImage } from '../../play/client/cards.ts';
import { createChipGame } from '../../play/client/chip-game.ts';
import { createChips } from '../../play/client/chips.ts';
import { byId, pause } from '../../play/client/dom.ts';
import { commonRules, openGame, setText, setUpFrame } from '../../play/client/frame.ts';
import type { Say } from '../../play/client/messages.ts';
import { type Money, openTextPanel } from '../../play/client/panel.ts';
import { sounds } from '../../play/client/sound.ts';
import { addToRoad, createSpots } from '../../play/client/spots.ts';
import { type DragonTigerText, TEXTS } from './texts.ts';

type SayDuel = Say<DragonTigerText>;

/** Milliseconds before each card is turned, with and without motion; both show the result at the same time. */
const CARD_MS = 1100;

const SIDES = ['dragon', 'tie', 'tiger'] as const;
type Side = (typeof SIDES)[number];
const PAYS: Record<Side, string> = { dragon: '1 : 1', tie: '11 : 1', tiger: '1 : 1' };
const RESULTS = { dragon: 'dragonWins', tiger: 'tigerWins', tie: 'tieAt' } as const;

interface Duel {
  readonly dragon: number;
  readonly tiger: number;
  readonly winner: Side;
}
const isDuel = (value: unknown): value is Duel =>
  typeof value === 'object' && value !== null && 'dragon' in value && 'winner' in value;

/** A numeric index of each side, as the message placeholders expect it. */
const bySide = (values: unknown) =>
  Object.fromEntries(
    Object.entries(Object(values)).map(([side, value]) => [side, Number(value).toFixed(2)]),
  );

function showRules(state: GameState, say: SayDuel, money: Money): void {
  const { returns, chances } = Object(state.game);
  openTextPanel(
    state.gameName,
    [
      say('rules'),
      say('rulesPays'),
      say('chances', bySide(chances)),
      say('rtpText', bySide(returns)),
      ...commonRules(state, say, money),
    ],
    say,
  );
}

const HANDS = ['dragon', 'tiger'] as const;
const handOf = (side: (typeof HANDS)[number]) => byId(`${side}-hand`, HTMLElement);

/** Turns the cards of a stored round, the dragon's first. */
async function dealOut(duel: Duel): Promise<void> {
  for (const side of HANDS) {
    handOf(side).classList.remove('winner');
    handOf(side).querySelector('.cards')?.replaceChildren();
  }
  for (const side of HANDS) {
    await pause(CARD_MS);
    handOf(side).querySelector('.cards')?.append(cardImage(duel[side]));
    sounds.reelStop(side === 'dragon' ? 1 : 2);
  }
  await pause(CARD_MS);
  if (duel.winner !== 'tie') handOf(duel.winner).classList.add('winner');
}

function start(state: GameState, say: SayDuel, money: Money): void {
  setUpFrame(state, say, money, () => showRules(state, say, money));
  const chips = createChips(state, say, money);
  const sides = SIDES.map((side) => ({ side, name: say(side), pays: PAYS[side] }));
  const table = createSpots(sides, money, (side) => game.place(side, chips.chosen()));
  let result = '';
  const game = createChipGame(state, say, money, {
    play: 'deal',
    draw: table.draw,
    async reveal(outcome) {
      table.light(undefined);
      if (!isDuel(outcome)) return;
      await dealOut(outcome);
      result = say(RESULTS[outcome.winner]);
      table.light(outcome.winner);
      addToRoad(outcome.winner, say(outcome.winner).slice(0, 1));
    },
    paid({ bet, win }) {
      const amount = money(win);
      if (win > bet) setText('message', say('resultWin', { result, amount }));
      else if (win > 0) setText('message', say('resultReturned', { result, amount }));
      else setText('message', `${result}. ${say('noWin')}.`);
    },
  });
  for (const side of HANDS) setText(`${side}-name`, say(side));
  game.start();
}

openGame(TEXTS, start);
