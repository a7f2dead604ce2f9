import { CallError, type GameState, postToParent } from '../../play/client/api.ts';
import { createBetPicker } from '../../play/client/bet-picker.ts';
import { byId, make } from '../../play/client/dom.ts';
import {
  announce,
  openGame,
  parseGame,
  setText,
  setUpFrame,
  signalReady,
} from '../../play/client/frame.ts';
import { languageTag } from '../../play/client/language.ts';
import { isSlipRefusal, type Money } from '../../play/client/panel.ts';
import { createPolling } from '../../play/client/polling.ts';
import { newKey } from '../../play/client/send.ts';
import { sounds } from '../../play/client/sound.ts';
import { createBetForm } from './bet-form.ts';
import { cancelBet, loadBoard, sendSlip } from './calls.ts';
import { createDrawClock } from './draw-clock.ts';
import { explainRefusal } from './explain-refusal.ts';
import { type Board, type Issue, isLotteryGame, type OwnBet } from './game.ts';
import { createLastDraw } from './last-draw.ts';
import { createMyBets } from './my-bets.ts';
import { isSettled, publishOutcome } from './outcome.ts';
import { createPanels } from './panels.ts';
import { resultRows } from './results.ts';
import { showRules } from './rules.ts';
import { createSlip } from './slip.ts';
import { type SayLottery, TEXTS } from './texts.ts';

/** Poll interval for changes from elsewhere, such as another window's bets and the balance. */
const POLL_MS = 20_000;
/** How soon after a draw its numbers are requested, and how often until they are published. */
const DRAW_MS = 1_200;

const clockOf = (language: string) =>
  new Intl.DateTimeFormat(languageTag(language), {
    dateStyle: 'short',
    timeStyle: 'short',
  });

function start(state: GameState, say: SayLottery, money: Money): void {
  const game = parseGame(state, isLotteryGame);
  setUpFrame(state, say, money, () => showRules(state, game, say, money));
  const time = clockOf(state.language);
  const most = money(game.highestPayout);
  let board: Board | undefined;
  let shown: string | undefined;
  /** Draws whose bets of the player are not all settled: their outcome is not announced yet. */
  let untold: Issue | undefined;
  /** The slip that was sent and perhaps not answered; a retry uses the same key. */
  let pending: { key: string; issueNo: string } | undefined;
  let sending = false;

  const { bet, results, mine, show } = createPanels(say);

  const last = createLastDraw(say);
  const note = make('p', { class: 'note' });
  const clock = createDrawClock(say, (phase) => {
    note.textContent = phase === 'closed' ? say('closedSoon') : '';
    byId('game', HTMLElement).dataset.phase = phase;
    update();
    if (board) myBets.show(board.bets);
    if (phase === 'drawing') {
      announce(say('drawing'));
      setTimeout(poll, DRAW_MS);
    }
  });
  const myBets = createMyBets({
    panel: mine,
    say,
    money,
    time,
    now: clock.now,
    cancel: (one) => void takeBack(one),
  });
  byId('draw', HTMLElement).append(clock.root, last.root, note);

  const place = make('button', { type: 'button', class: 'button primary' }, say('placeOne'));
  place.addEventListener('click', () => void send());
  byId('actions', HTMLElement).append(place);
  const picker = createBetPicker(state, say, money, () => betForm.update());
  const slip = createSlip(game.bets, say, money, () => {
    pending = undefined;
    update();
  });
  const betForm = createBetForm(game, say, money, picker.bet, (lines) => {
    const fits = slip.add(lines);
    if (fits) sounds.press();
    return fits;
  });
  byId('bet-box', HTMLElement).addEventListener('change', betForm.update);
  bet.append(betForm.root, slip.root);

  function update(): void {
    const count = slip.lines().length;
    // A slip that is being sent must not change.
    bet.inert = sending;
    const open = byId('game', HTMLElement).dataset.phase === 'open';
    place.disabled = sending || !open || count === 0;
    place.textContent = sending
      ? say('placing')
      : count > 1
        ? say('place', { count })
        : say('placeOne');
  }

  async function apply(next: Board): Promise<void> {
    const [latest] = next.results;
    const isNew = latest !== undefined && shown !== undefined && latest.issueNo !== shown;
    const isFirst = board === undefined;
    // Redrawn only on a change, because a redraw loses the focus.
    const isSame = board?.issue.issueNo === next.issue.issueNo && latest?.issueNo === shown;
    if (!isSame) results.replaceChildren(...resultRows(game, next, say, time));
    board = next;
    clock.follow(next.issue, next.serverTime);
    myBets.show(next.bets);
    setText('balance', money(next.balance));
    postToParent({ type: 'balance', balance: next.balance / state.minorUnits });
    if (isFirst || latest?.issueNo !== shown) {
      shown = latest?.issueNo;
      untold = undefined;
      await last.show(latest, isNew);
      if (isNew && latest.issueNo === shown) untold = latest;
    }
    if (!untold || !isSettled(untold, board.bets)) return;
    const text = publishOutcome(untold, board.bets, { state, say, money });
    untold = undefined;
    if (text) note.textContent = text;
  }

  async function takeBack(one: OwnBet): Promise<void> {
    try {
      const next = await cancelBet(one.orderNo);
      announce(say('cancelled1', { amount: money(one.stake) }));
      await apply(next);
    } catch (error) {
      explainRefusal(error, say, most);
    }
  }

  /** Loads the board, and again soon while the previous issue's numbers are missing or bets on it are open. */
  const { poll, startPolling } = createPolling(say, POLL_MS, async () => {
    const next = await loadBoard();
    const [latest] = next.results;
    const isOver = latest?.drawAt === next.issue.openAt && isSettled(latest, next.bets);
    if (!isOver) setTimeout(poll, DRAW_MS);
    await apply(next);
  });

  async function send(): Promise<void> {
    if (!board || sending) return;
    const lines = slip.lines();
    const amount = slip.total();
    // An earlier attempt may have taken the stakes already.
    if (!pending && amount > board.balance) {
      explainRefusal(new CallError('insufficient_balance'), say, most);
      return;
    }
    pending ??= { key: newKey(), issueNo: board.issue.issueNo };
    sending = true;
    update();
    try {
      const next = await sendSlip(pending.key, pending.issueNo, lines);
      slip.clear();
      sounds.press();
      note.textContent = say('placed', { count: lines.length, amount: money(amount) });
      announce(note.textContent);
      await apply(next);
    } catch (error) {
      // Unless it was refused the slip may have been placed, so a retry must use the same key.
      const isRefused = isSlipRefusal(error);
      if (isRefused) pending = undefined;
      explainRefusal(error, say, most, isRefused ? undefined : () => void send());
    } finally {
      sending = false;
      update();
    }
  }

  show('bet');
  update();
  startPolling().then(() => signalReady(state));
}

openGame(TEXTS, start);
