import { CallError, type GameState, type Round, reportShown } from '../../play/client/api.ts';
import { createBetPicker } from '../../play/client/bet-picker.ts';
import { byId, make } from '../../play/client/dom.ts';
import {
  announce,
  described,
  dressFrame,
  heading,
  openGame,
  paragraphs,
  put,
  putReturn,
  ready,
  usualRules,
} from '../../play/client/frame.ts';
import { languageTag } from '../../play/client/language.ts';
import type { Say } from '../../play/client/messages.ts';
import { createPace } from '../../play/client/pace.ts';
import { closeButton, type Money, openPanel, problem } from '../../play/client/panel.ts';
import { playRound } from '../../play/client/round.ts';
import { sounds } from '../../play/client/sound.ts';
import { createWallet } from '../../play/client/wallet.ts';
import { createCard } from './card.ts';
import { type ScratchText, TEXTS } from './texts.ts';

type SayScratch = Say<ScratchText>;

/** What the server describes. */
interface ScratchGame {
  readonly prizes: readonly { readonly pays: number; readonly tickets: number }[];
  readonly series: number;
}
interface Card {
  /** What stands in the fields, times the bet. */
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
        ...usualRules(state, say, money),
      ]),
    ],
    [closeButton(say)],
  );
}

function start(state: GameState, say: SayScratch, money: Money): void {
  const { unseen } = state;
  const game = described(state, isScratchGame);
  dressFrame(state, say, money, () => showRules(state, game, say, money));
  const wallet = createWallet(state, money);
  const pace = createPace(state);
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
  const picker = createBetPicker(state, say, money, () => drawPrizes(picker.bet()));
  const buy = make('button', { type: 'button', class: 'button primary' }, say('buy'));
  buy.addEventListener('click', () => begin());
  const all = make('button', { type: 'button', class: 'button primary' }, say('scratchAll'));
  all.hidden = true;
  all.addEventListener('click', () => {
    all.setAttribute('aria-disabled', 'true');
    card.scratchAll();
  });
  byId('actions', HTMLElement).append(all, buy);
  let busy = false;

  const tell = (text: string) => {
    put('message', text);
    announce(text);
  };

  function wait(waits: boolean): void {
    busy = waits;
    picker.lock(waits);
    // Not `disabled`: the focus stays where it was.
    buy.setAttribute('aria-disabled', String(waits));
    buy.textContent = say(waits ? 'wait' : 'buy');
    pace.mark(buy, waits);
  }

  async function untilNext(): Promise<void> {
    wait(true);
    await pace.over();
    wait(false);
  }

  async function show(round: Round, after: number): Promise<void> {
    const { outcome, bet, win } = round;
    if (!isCard(outcome)) {
      problem(new CallError('failed'), say);
      return;
    }
    drawPrizes(bet);
    const whole = card.lay(
      outcome.fields.map((pays) => pays * bet),
      outcome.prize * bet,
    );
    const hadFocus = document.activeElement === buy;
    buy.hidden = true;
    all.hidden = false;
    all.setAttribute('aria-disabled', 'false');
    if (hadFocus) all.focus();
    tell(say('scratch'));
    await whole;
    reportShown(round.orderNo).catch(() => undefined);
    wallet.settle(round, after);
    putReturn(round, say, money);
    const amount = money(win);
    if (win === 0) tell(say('lost'));
    else tell(say(win > bet ? 'won' : 'back', { prize: amount, amount }));
    if (win > bet) (win >= bet * 20 ? sounds.bigWin : sounds.win)();
    const stays = document.activeElement === all;
    all.hidden = true;
    buy.hidden = false;
    if (stays) buy.focus();
    await untilNext();
  }

  function begin(): void {
    const bet = picker.bet();
    if (busy) return;
    if (bet > wallet.balance()) {
      problem(new CallError('insufficient_balance'), say);
      return;
    }
    pace.begin();
    wallet.spend(bet);
    putReturn({ bet, win: 0 }, say, money);
    sounds.press();
    card.clear();
    wait(true);
    playRound({
      bet,
      pace,
      wallet,
      say,
      show: ({ round, balance }) => show(round, balance),
      onRefused: untilNext,
    });
  }

  drawPrizes(picker.bet());
  ready(state);
  if (unseen) {
    wait(true);
    tell(say('goesOn'));
    show(unseen, state.balance);
  } else {
    tell(say('placeBet'));
    untilNext();
  }
}

openGame(TEXTS, start);
