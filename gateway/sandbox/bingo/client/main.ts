import type { GameState } from '../../play/client/api.ts';
import { byId, make, pause } from '../../play/client/dom.ts';
import {
  commonRules,
  heading,
  openGame,
  paragraphs,
  parseGame,
  setUpFrame,
} from '../../play/client/frame.ts';
import type { Say } from '../../play/client/messages.ts';
import { closeButton, type Money, openPanel } from '../../play/client/panel.ts';
import { createRoundGame } from '../../play/client/round-game.ts';
import { sounds } from '../../play/client/sound.ts';
import { createCard, letterOf } from './card.ts';
import { type BingoText, TEXTS } from './texts.ts';

type SayBingo = Say<BingoText>;

/** Milliseconds between two balls, with and without motion; both take the same time. */
const BALL_MS = 170;
/** Number of drawn balls that stay visible. */
const SEEN = 5;

/** The game's description by the server: pays and chances by the number of complete lines. */
interface BingoGame {
  readonly pays: readonly number[];
  readonly chances: readonly number[];
  readonly drawn: number;
}
interface Drawn {
  readonly card: readonly number[];
  readonly balls: readonly number[];
  readonly lines: readonly number[];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isBingoGame = (value: unknown): value is BingoGame =>
  isObject(value) && 'pays' in value && 'chances' in value;
const isDrawn = (value: unknown): value is Drawn =>
  isObject(value) && 'card' in value && 'balls' in value && 'lines' in value;

function linesText(lines: number, most: number, say: SayBingo): string {
  if (lines === 0) return say('noLines');
  if (lines === most) return say('moreLines', { count: lines });
  return lines === 1 ? say('oneLine') : say('lines', { count: lines });
}

function showRules(state: GameState, game: BingoGame, say: SayBingo, money: Money): void {
  const most = game.pays.length - 1;
  const lines = game.pays.map((pays, count) => {
    const percent = (game.chances[count] ?? 0).toFixed(4);
    if (pays === 0) return say('noLine', { percent });
    return say('payLine', { lines: linesText(count, most, say), pays, percent });
  });
  openPanel(
    state.gameName,
    [
      ...paragraphs([
        say('rules', { drawn: game.drawn }),
        say('rulesStored'),
        ...lines.toReversed(),
      ]),
      heading(say('rtp')),
      ...paragraphs([
        say('rtpText', { rtp: state.rtp.toFixed(2) }),
        ...commonRules(state, say, money),
      ]),
    ],
    [closeButton(say)],
  );
}

function start(state: GameState, say: SayBingo, money: Money): void {
  const game = parseGame(state, isBingoGame);
  const most = game.pays.length - 1;
  setUpFrame(state, say, money, () => showRules(state, game, say, money));
  const card = createCard(say);
  const balls = make('ol', { class: 'balls', 'aria-hidden': 'true' });
  const count = make('p', { class: 'count' });
  const pays = make('ol', { class: 'pays', 'aria-label': say('pays') });
  byId('stage', HTMLElement).append(
    make('div', { class: 'table' }, card.table, make('p', { id: 'message' })),
    make('div', { class: 'side' }, make('div', { class: 'drum' }, balls, count), pays),
  );
  const drawPays = (bet: number, lines?: number) =>
    pays.replaceChildren(
      ...game.pays
        .map((times, index) => {
          const item = make(
            'li',
            {},
            make('span', {}, linesText(index, most, say)),
            make('strong', {}, money(bet * times)),
          );
          if (index === Math.min(lines ?? -1, most)) item.setAttribute('aria-current', 'true');
          return item;
        })
        .slice(1)
        .toReversed(),
    );

  async function drawOut({ card: numbers, balls: drawn, lines }: Drawn): Promise<void> {
    card.lay(numbers);
    balls.replaceChildren();
    for (const [index, ball] of drawn.entries()) {
      await pause(BALL_MS);
      const letter = letterOf(ball);
      balls.prepend(make('li', { 'data-letter': letter }, make('small', {}, letter), String(ball)));
      if (balls.children.length > SEEN) balls.lastElementChild?.remove();
      count.textContent = say('ball', { number: index + 1, count: drawn.length });
      if (card.call(ball)) sounds.reelStop(4);
    }
    card.light(lines);
  }

  const round = createRoundGame(state, say, money, {
    play: 'buy',
    resumed: { text: 'resumed', ms: 1600 },
    isOutcome: isDrawn,
    chosen: (bet) => drawPays(bet),
    begin: () => card.lay([]),
    async show(outcome, { bet, win }) {
      drawPays(bet);
      round.showMessage(say('drawing'));
      await drawOut(outcome);
      const whole = outcome.lines.length;
      drawPays(bet, whole);
      if (win === 0) return say('lost');
      const lines = whole === 1 ? say('oneLine') : say('lines', { count: whole });
      return say(win > bet ? 'won' : 'back', { lines, amount: money(win) });
    },
  });
  round.start();
}

openGame(TEXTS, start);
