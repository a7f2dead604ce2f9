import { CallError, type GameState, type Round, reportShown } from '../../play/client/api.ts';
import { createBetPicker } from '../../play/client/bet-picker.ts';
import { byId, make, pause } from '../../play/client/dom.ts';
import {
  announce,
  described,
  dressFrame,
  heading,
  openGame,
  paragraphs,
  putReturn,
  ready,
  usualRules,
} from '../../play/client/frame.ts';
import type { Say } from '../../play/client/messages.ts';
import { createPace } from '../../play/client/pace.ts';
import { closeButton, type Money, openPanel, problem } from '../../play/client/panel.ts';
import { playRound } from '../../play/client/round.ts';
import { sounds } from '../../play/client/sound.ts';
import { createWallet } from '../../play/client/wallet.ts';
import { type Choice, createBoard, pickName } from './board.ts';
import { isMatchGame, isResult, type MatchGame, oddsText, type Pick, type Result } from './game.ts';
import { createSlip } from './slip.ts';
import { type MatchText, TEXTS } from './texts.ts';
import { createTheatre } from './theatre.ts';

type SayMatch = Say<MatchText>;

function showRules(state: GameState, game: MatchGame, say: SayMatch, money: Money): void {
  const { mean, least } = game.returns;
  openPanel(
    state.gameName,
    [
      ...paragraphs([say(game.skin === 'pit' ? 'rulesPit' : 'rules'), say('rulesDrawn')]),
      heading(say('rtp')),
      ...paragraphs([
        say('rtpText', { mean: mean.toFixed(2), least: least.toFixed(2) }),
        ...usualRules(state, say, money),
      ]),
    ],
    [closeButton(say)],
  );
}

const isPick = (value: unknown): value is Pick =>
  value === 'home' || value === 'draw' || value === 'away';

function start(state: GameState, say: SayMatch, money: Money): void {
  const game = described(state, isMatchGame);
  document.body.dataset.skin = game.skin;
  dressFrame(state, say, money, () => showRules(state, game, say, money));
  let choice: Choice | undefined;
  const pace = createPace(state);
  let busy = false;

  const board = createBoard(game, say, (chosen) => {
    const same =
      choice?.fixture.id === chosen.fixture.id && choice.selection.pick === chosen.selection.pick;
    choice = same ? undefined : chosen;
    sounds.press();
    update();
  });
  const slip = createSlip(say, money, () => {
    choice = undefined;
    update();
    board.root.querySelector('button')?.focus();
  });
  const theatre = createTheatre(game.skin, say);
  const counter = make('div', { class: 'counter' }, board.root, slip.root);
  byId('stage', HTMLElement).append(counter, theatre.root);
  const picker = createBetPicker(state, say, money, () => update());
  const wallet = createWallet(state, money);
  const main = make('button', { type: 'button', class: 'button primary' });
  main.addEventListener('click', () => {
    if (busy) return;
    if (!theatre.root.hidden) leave();
    else begin();
  });
  byId('actions', HTMLElement).append(main);

  function update(): void {
    const watching = !theatre.root.hidden;
    board.hold(choice);
    slip.show(choice, picker.bet());
    main.disabled = busy || (!watching && !choice);
    main.textContent = say(busy ? 'wait' : watching ? 'more' : 'place');
    pace.mark(main, busy);
    picker.lock(busy || watching);
  }

  /** Back from the match to the matches. */
  function leave(): void {
    theatre.root.hidden = true;
    counter.hidden = false;
    choice = undefined;
    update();
  }

  function verdictOf(round: Round, result: Result, name: string): void {
    const { home, away, score } = result;
    const text = say('final', { home, away, score: score.join(' : ') });
    const won = round.win > 0;
    const line = won ? say('won', { amount: money(round.win) }) : say('lost', { name });
    theatre.verdict.replaceChildren(
      make('p', {}, text),
      make('strong', { class: won ? 'won' : '' }, line),
    );
    slip.remember(text, won);
    announce(`${text} ${line}`);
    if (round.win > round.bet) (round.win >= round.bet * 4 ? sounds.bigWin : sounds.win)();
  }

  async function untilNext(): Promise<void> {
    await pace.over();
    busy = false;
    update();
  }

  async function show(round: Round, after: number): Promise<void> {
    const { outcome, stake } = round;
    if (!isResult(outcome) || !isPick(stake.pick)) {
      problem(new CallError('failed'), say);
      return;
    }
    const name = pickName(outcome, stake.pick, say);
    counter.hidden = true;
    const yourBet = say('yourBet', { name, odds: oddsText(outcome.odds) });
    await theatre.watch(outcome, `${yourBet} · ${money(round.bet)}`);
    reportShown(round.orderNo).catch(() => undefined);
    wallet.settle(round, after);
    putReturn(round, say, money);
    verdictOf(round, outcome, name);
    await untilNext();
    main.focus();
  }

  function begin(): void {
    const bet = picker.bet();
    if (!choice) return;
    if (bet > wallet.balance()) {
      problem(new CallError('insufficient_balance'), say);
      return;
    }
    busy = true;
    pace.begin();
    wallet.spend(bet);
    putReturn({ bet, win: 0 }, say, money);
    update();
    sounds.press();
    playRound({
      bet,
      stake: { fixture: choice.fixture.id, pick: choice.selection.pick },
      pace,
      wallet,
      say,
      show: ({ round, balance }) => show(round, balance),
      onRefused: untilNext,
    });
  }

  const { unseen } = state;
  busy = unseen !== null || pace.left() > 0;
  update();
  ready(state);
  if (!unseen) {
    untilNext();
    return;
  }
  announce(say('resumed'));
  pause(1200).then(() => show(unseen, state.balance));
}

openGame(TEXTS, start);
