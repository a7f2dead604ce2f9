import type { GameState } from '../../play/client/api.ts';
import { byId, make } from '../../play/client/dom.ts';
import {
  commonRules,
  heading,
  openGame,
  paragraphs,
  parseGame,
  setUpFrame,
} from '../../play/client/frame.ts';
import { languageTag } from '../../play/client/language.ts';
import type { Say } from '../../play/client/messages.ts';
import { closeButton, type Money, openPanel } from '../../play/client/panel.ts';
import { createRoundGame } from '../../play/client/round-game.ts';
import { createCard } from './card.ts';
import { type ScratchText, TEXTS } from './texts.ts';

type SayScratch = Say<ScratchText>;

/** The game's description by the server. */
interface ScratchGame {
  readonly prizes: readonly { readonly pays: number; readonly tickets: number }[];
  readonly series: number;
}
interface Card {
  /** The prizes in the fields, times the bet. */
  readonly fields: readonly number[];
  readonly prize: number;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isScratchGame = (value: unknown): value is ScratchGame =>
  isObject(value) && 'prizes' in value && 'series' in value;
const isCard = (value: unknown): value is Card =>
  isObject(value) && 'fields' in value && 'prize' in value;

function showRules(state: GameState, game: ScratchGame, say: SayScratch, money: Money): void {
  const number = new Intl.NumberFormat(languageTag(state.language));
  const series = number.format(game.series);
  const winning = game.prizes.reduce((sum, { tickets }) => sum + tickets, 0) / game.series;
  const lines = game.prizes.map(({ pays, tickets }) =>
    say('prizeLine', { pays, tickets: number.format(tickets), series }),
  );
  const rtp = state.rtp.toFixed(2);
  openPanel(
    state.gameName,
    [
      ...paragraphs([say('rules'), say('rulesPrinted'), ...lines]),
      heading(say('rtp')),
      ...paragraphs([
        say('rtpText', { rtp, series, winning: (winning * 100).toFixed(2) }),
        ...commonRules(state, say, money),
      ]),
    ],
    [closeButton(say)],
  );
}

function start(state: GameState, say: SayScratch, money: Money): void {
  const game = parseGame(state, isScratchGame);
  setUpFrame(state, say, money, () => showRules(state, game, say, money));
  const card = createCard(say, money);
  const prizes = make('ol', { class: 'prizes', 'aria-label': say('prizes') });
  byId('stage', HTMLElement).append(
    make(
      'div',
      { class: 'ticket' },
      make('p', { class: 'slogan' }, say('find')),
      card.card,
      make('p', { id: 'message' }),
    ),
    prizes,
  );
  const drawPrizes = (bet: number) =>
    prizes.replaceChildren(...game.prizes.map(({ pays }) => make('li', {}, money(bet * pays))));
  const all = make('button', { type: 'button', class: 'button primary' }, say('scratchAll'));
  all.hidden = true;
  all.addEventListener('click', () => {
    all.setAttribute('aria-disabled', 'true');
    card.scratchAll();
  });
  byId('actions', HTMLElement).append(all);

  /** One button replaces the other, and takes over its focus. */
  function exchange(hides: HTMLElement, shows: HTMLElement): void {
    const hadFocus = document.activeElement === hides;
    hides.hidden = true;
    shows.hidden = false;
    if (hadFocus) shows.focus();
  }

  const round = createRoundGame(state, say, money, {
    play: 'buy',
    // The player scratches the rest: nothing has to be read first.
    resumed: { text: 'goesOn', ms: 0 },
    isOutcome: isCard,
    chosen: drawPrizes,
    begin: card.clear,
    async show(outcome, { bet, win }) {
      drawPrizes(bet);
      const whole = card.lay(
        outcome.fields.map((pays) => pays * bet),
        outcome.prize * bet,
      );
      exchange(round.play, all);
      all.setAttribute('aria-disabled', 'false');
      round.showMessage(say('scratch'));
      await whole;
      exchange(all, round.play);
      const amount = money(win);
      return win === 0 ? say('lost') : say(win > bet ? 'won' : 'back', { prize: amount, amount });
    },
  });
  round.start();
}

openGame(TEXTS, start);
