import type { GameState } from '../../play/client/api.ts';
import { createChipGame } from '../../play/client/chip-game.ts';
import { createChips } from '../../play/client/chips.ts';
import { byId, make } from '../../play/client/dom.ts';
import {
  commonRules,
  heading,
  openGame,
  paragraphs,
  setText,
  setUpFrame,
} from '../../play/client/frame.ts';
import type { Say } from '../../play/client/messages.ts';
import { closeButton, type Money, openPanel } from '../../play/client/panel.ts';
import { BETS, type BetKind, colourOf, NUMBERS, PAYS } from '../bets.ts';
import { createFelt } from './felt.ts';
import { type RouletteText, TEXTS } from './texts.ts';
import { createWheel } from './wheel.ts';

type SayRoulette = Say<RouletteText>;

/** Number of results that stay visible. */
const SHOWN_RESULTS = 12;

/** Kinds of bets in the information panel; columns and dozens share a row. */
const KINDS = ['straight', 'split', 'street', 'corner', 'line', 'column', 'even'] as const;

function payTable(say: SayRoulette): HTMLElement {
  const heads = (['betOf', 'covers', 'pays', 'chance'] as const).map((key, at) =>
    make('th', { scope: 'col', class: at === 0 ? '' : 'number' }, say(key)),
  );
  const numbersOf = (kind: BetKind) =>
    [...BETS.values()].find((bet) => bet.kind === kind)?.numbers.length ?? 0;
  const rows = KINDS.map((kind) => {
    const count = numbersOf(kind);
    const cells = [String(count), `${PAYS[kind]} : 1`, `${((count / NUMBERS) * 100).toFixed(2)}%`];
    return make(
      'tr',
      {},
      make('td', {}, say(`${kind}0`)),
      ...cells.map((text) => make('td', { class: 'number' }, text)),
    );
  });
  return make('table', {}, make('thead', {}, make('tr', {}, ...heads)), make('tbody', {}, ...rows));
}

function showRules(state: GameState, say: SayRoulette, money: Money): void {
  openPanel(
    state.gameName,
    [
      ...paragraphs([say('rules'), say('howTo')]),
      heading(say('table')),
      payTable(say),
      heading(say('rtp')),
      ...paragraphs([
        say('rtpText', { rtp: state.rtp.toFixed(2) }),
        ...commonRules(state, say, money),
      ]),
    ],
    [closeButton(say)],
  );
}

const numberOf = (outcome: unknown): number | undefined =>
  typeof outcome === 'object' && outcome !== null && 'number' in outcome
    ? Number(outcome.number)
    : undefined;

function start(state: GameState, say: SayRoulette, money: Money): void {
  setUpFrame(state, say, money, () => showRules(state, say, money));
  const chips = createChips(state, say, money);
  const wheel = createWheel();
  const results = byId('results', HTMLElement);
  results.setAttribute('aria-label', say('results'));
  const felt = createFelt(say, money, {
    pressed: (bet) => game.place(bet, chips.chosen()),
    chipColour: chips.colourOf,
  });
  const nameOf = (number: number) =>
    number === 0
      ? say('drawnZero')
      : say('drawn', { number, colour: say(colourOf(number)).toLowerCase() });
  let result = '';

  const game = createChipGame(state, say, money, {
    play: 'spin',
    draw: felt.draw,
    async reveal(outcome) {
      const number = numberOf(outcome);
      if (number === undefined) return;
      felt.light(undefined);
      const drawn = byId('drawn', HTMLElement);
      drawn.hidden = true;
      setText('message', say('spinning'));
      await wheel.spin(number);
      result = nameOf(number);
      drawn.textContent = String(number);
      drawn.className = colourOf(number);
      drawn.hidden = false;
      felt.light(number);
      results.prepend(make('li', { class: colourOf(number) }, String(number)));
      if (results.children.length > SHOWN_RESULTS) results.lastElementChild?.remove();
    },
    paid({ bet, win }) {
      const amount = money(win);
      if (win > bet) setText('message', say('resultWin', { result, amount }));
      else if (win > 0) setText('message', say('resultReturned', { result, amount }));
      else setText('message', `${result}. ${say('noWin')}.`);
    },
  });
  game.start();
}

openGame(TEXTS, start);
