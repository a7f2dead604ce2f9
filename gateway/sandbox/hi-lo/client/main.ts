import { CallError, type GameState, type Round } from '../../play/client/api.ts';
import { createBetPicker } from '../../play/client/bet-picker.ts';
import { createBetting } from '../../play/client/betting.ts';
import { cardName } from '../../play/client/cards.ts';
import { byId, make, pause } from '../../play/client/dom.ts';
import {
  announce,
  commonRules,
  heading,
  openGame,
  paragraphs,
  parseGame,
  setUpFrame,
  signalReady,
} from '../../play/client/frame.ts';
import type { Say } from '../../play/client/messages.ts';
import { closeButton, type Money, openPanel, showProblem } from '../../play/client/panel.ts';
import { createShortcuts } from '../../play/client/shortcuts.ts';
import { sounds } from '../../play/client/sound.ts';
import {
  type Guess,
  guessText,
  type HiLoGame,
  isGuessed,
  isHiLoGame,
  type Option,
} from './game.ts';
import { createTable } from './table.ts';
import { type HiLoText, TEXTS } from './texts.ts';

type SayHiLo = Say<HiLoText>;

const ARROWS: Readonly<Record<Guess, string>> = { higher: '▲', lower: '▼', same: '=' };

function showRules(state: GameState, game: HiLoGame, say: SayHiLo, money: Money): void {
  const { mean, least, most } = game.returns;
  const returns = { mean: mean.toFixed(2), least: least.toFixed(2), most: most.toFixed(2) };
  openPanel(
    state.gameName,
    [
      ...paragraphs([say('rules'), say('rulesClimb'), say('rulesDeck'), say('rulesKeys')]),
      heading(say('rtp')),
      ...paragraphs([say('rtpText', returns), ...commonRules(state, say, money)]),
    ],
    [closeButton(say)],
  );
}

function start(state: GameState, say: SayHiLo, money: Money): void {
  const { unseen } = state;
  const game = parseGame(state, isHiLoGame);
  setUpFrame(state, say, money, () => showRules(state, game, say, money));
  const before = unseen?.outcome;
  let card = isGuessed(before) ? before.base : game.firstCard;
  /** The pot after every step of this sequence of wins; the first entry is the bet itself. */
  let pots: number[] = [];
  const betting = createBetting(state, say, money);
  const { pace } = betting;
  let busy = false;
  /** The next card is not known yet. */
  let dealing = false;

  const table = createTable(say, money);
  const message = make('p', { id: 'message' });
  const guesses = make('div', { class: 'guesses' });
  const showMessage = (text: string) => {
    message.textContent = text;
    announce(text);
  };
  byId('stage', HTMLElement).append(
    make('div', { class: 'cloth' }, table.cards, message, guesses, table.trail),
    table.ladder,
  );
  const picker = createBetPicker(state, say, money, () => update());
  const collect = make('button', { type: 'button', class: 'button primary' }, say('collect'));
  collect.addEventListener('click', () => {
    if (dealing) return;
    const [first = 0] = pots;
    const last = pots.at(-1) ?? 0;
    pots = [];
    update();
    showMessage(say('collected', { amount: money(last) }));
    if (last > first) sounds.win();
  });
  byId('actions', HTMLElement).append(collect);

  const isClimbing = () => pots.length > 0;
  const atStake = () => pots.at(-1) ?? picker.bet();

  function optionButton(option: Option): HTMLElement {
    const { guess, chance, pays } = option;
    const odds = say('odds', {
      percent: ((chance / 13) * 100).toFixed(1),
      pays: (pays / 100).toFixed(2),
    });
    const button = make(
      'button',
      { type: 'button', class: 'guess', 'data-guess': guess },
      make('span', { class: 'arrow', 'aria-hidden': 'true' }, ARROWS[guess]),
      make('span', {}, say(guessText(guess, card))),
      make('small', {}, odds),
      make('strong', {}, money(Math.floor((atStake() * pays) / 100))),
    );
    // Not `disabled`: the focus stays where it was.
    button.setAttribute('aria-disabled', String(busy));
    pace.mark(button, busy);
    button.addEventListener('click', () => begin(guess));
    return button;
  }

  function update(): void {
    const focused = document.activeElement?.getAttribute('data-guess');
    guesses.replaceChildren(...(game.table[card % 13] ?? []).map(optionButton));
    if (focused) {
      const same = guesses.querySelector<HTMLElement>(`[data-guess="${focused}"]`);
      (same ?? guesses.querySelector('button'))?.focus();
    }
    picker.lock(busy || isClimbing());
    collect.hidden = !isClimbing();
    // Collecting is not a bet, so it waits only while the card is face down.
    collect.setAttribute('aria-disabled', String(dealing));
    table.climb(pots.length > 0 ? pots : [picker.bet()]);
  }

  /** Disables the guesses until the minimum duration of the last round is over. */
  async function waitForNextRound(): Promise<void> {
    dealing = false;
    if (pace.left() > 0) update();
    await pace.over();
    busy = false;
    update();
  }

  async function show(round: Round, after: number): Promise<void> {
    const { outcome } = round;
    if (!isGuessed(outcome)) {
      showProblem(new CallError('failed'), say);
      return;
    }
    await table.deal(outcome.base, outcome.card, outcome.won);
    card = outcome.card;
    dealing = false;
    betting.settle(round, after);
    const values = { card: cardName(card, say), amount: money(round.win) };
    // Only a pot that is within the table's highest bet can be staked again.
    const atTop = outcome.won && round.win > state.maxBet;
    if (outcome.won && !atTop) pots = [...(isClimbing() ? pots : [round.bet]), round.win];
    else pots = [];
    // The smallest bets can win no more than their stake.
    const isWin = round.win > round.bet;
    if (isWin) (atTop || pots.length > 4 ? sounds.bigWin : sounds.win)();
    update();
    if (isWin) showMessage(say(atTop ? 'top' : 'right', values));
    else showMessage(say(round.win > 0 ? 'returned' : 'wrong', values));
    await waitForNextRound();
  }

  function begin(guess: Guess): void {
    const bet = atStake();
    if (busy || !betting.covers(bet)) return;
    busy = true;
    dealing = true;
    betting.place({
      bet,
      stake: { base: card, guess },
      begin: () => {
        collect.setAttribute('aria-disabled', 'true');
        picker.lock(true);
        for (const button of guesses.children) {
          if (!(button instanceof HTMLButtonElement)) continue;
          button.setAttribute('aria-disabled', 'true');
          pace.mark(button, true);
        }
      },
      show,
      onRefused: waitForNextRound,
    });
  }

  /** Bets on a guess that the current card allows. */
  const beginOffered = (guess: Guess) => {
    if ((game.table[card % 13] ?? []).some((option) => option.guess === guess)) begin(guess);
  };
  createShortcuts(guesses, {
    ArrowUp: () => beginOffered('higher'),
    ArrowDown: () => beginOffered('lower'),
  });

  table.show(card);
  busy = unseen !== null || pace.left() > 0;
  update();
  showMessage(say('place'));
  signalReady(state);
  if (!unseen) {
    waitForNextRound();
    return;
  }
  showMessage(say('resumed'));
  pause(1600).then(() => show(unseen, state.balance));
}

openGame(TEXTS, start);
