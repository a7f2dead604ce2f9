import { CallError, type GameState, type Round, type Stake, sendStep } from './api.ts';
import { createBetPicker } from './bet-picker.ts';
import { createBetting } from './betting.ts';
import { byId, make, pause } from './dom.ts';
import { announce, setText, signalReady } from './frame.ts';
import type { MessageKey, Say } from './messages.ts';
import { isRefusal, type Money, showProblem } from './panel.ts';
import { withRetries } from './send.ts';
import { sounds } from './sound.ts';

/**
 * `idle`: a bet may be placed. `open`: the player decides. `busy`: a call or an animation is running. `over`: the round
 * has ended and waits for its minimum duration.
 */
export type Phase = 'idle' | 'open' | 'busy' | 'over';

interface StepTable<View, Key extends string> {
  /** Label of the button that begins a round. */
  readonly play: MessageKey | Key;
  isView(value: unknown): value is View;
  /** The bet's selection. */
  stake(): Stake;
  /** Updates the controls that can be pressed now. */
  update(phase: Phase): void;
  /** A round begins: clears the result of the previous one. */
  begin?(): void;
  /** Shows the state of a round, from its previous state. @param isResumed rendered without animation */
  show(view: View, round: Round, isResumed: boolean): Promise<void>;
  /** The text of a round that is over and paid; it is shown and announced. */
  ended(view: View, round: Round): string;
  /** The text while the player decides. */
  asked(view: View, round: Round): string;
}

/**
 * A game in which the player decides within a round: a bet, then numbered moves until the round is over. An
 * interrupted round continues where it was. The page must have `#message`.
 */
export function createStepGame<View, Key extends string>(
  state: GameState,
  say: Say<Key>,
  money: Money,
  table: StepTable<View, Key>,
) {
  const betting = createBetting(state, say, money);
  const { pace, wallet } = betting;
  let phase: Phase = 'busy';
  let round: Round | undefined;
  const picker = createBetPicker(state, say, money, () => table.update(phase));
  const play = make('button', { type: 'button', class: 'button primary' }, say(table.play));
  play.addEventListener('click', () => begin());
  byId('actions', HTMLElement).append(play);

  const showMessage = (text: string) => {
    setText('message', text);
    announce(text);
  };

  /** Moves the focus from a button that is now hidden to the question, or to the button of the next round. */
  function restoreFocus(held: Element | null): void {
    if (!(held instanceof HTMLElement) || !held.hidden) return;
    if (!play.hidden) {
      play.focus();
      return;
    }
    // Not to a decision: a key that is still held would make it.
    const message = byId('message', HTMLElement);
    message.tabIndex = -1;
    message.focus();
  }

  function setPhase(next: Phase): void {
    const held = document.activeElement;
    phase = next;
    const waits = phase === 'over' || phase === 'busy';
    picker.lock(phase !== 'idle');
    play.hidden = phase === 'open' || (phase === 'busy' && round?.open === true);
    // Not `disabled`: the focus stays where it was.
    play.setAttribute('aria-disabled', String(waits));
    play.textContent = say(waits ? 'wait' : table.play);
    pace.mark(play, waits);
    table.update(phase);
    restoreFocus(held);
  }

  async function waitForNextRound(): Promise<void> {
    setPhase('over');
    await pace.over();
    round = undefined;
    setPhase('idle');
  }

  async function showRound(next: Round, after: number, isResumed = false): Promise<void> {
    round = next;
    const { outcome } = next;
    if (!table.isView(outcome)) {
      showProblem(new CallError('failed'), say);
      return;
    }
    await table.show(outcome, next, isResumed);
    if (next.open) {
      showMessage(table.asked(outcome, next));
      setPhase('open');
      return;
    }
    betting.settle(next, after);
    showMessage(table.ended(outcome, next));
    if (next.win > next.bet) sounds.win();
    await waitForNextRound();
    if (document.activeElement === document.body) play.focus();
  }

  function begin(): void {
    const bet = picker.bet();
    if (phase !== 'idle' || !betting.covers(bet)) return;
    betting.place({
      bet,
      stake: table.stake(),
      begin: () => {
        table.begin?.();
        setText('message', say('good'));
        setPhase('busy');
      },
      show: showRound,
      onRefused: waitForNextRound,
    });
  }

  /** Sends a move; without a response the player can only retry the same one. */
  async function send(from: Round, name: string, more: number): Promise<void> {
    try {
      const { orderNo, steps = 0 } = from;
      const played = await withRetries(() => sendStep(orderNo, steps, name));
      pace.setWait(played.waitMs);
      await showRound(played.round, played.balance);
    } catch (error) {
      if (!isRefusal(error)) {
        showProblem(error, say, () => send(from, name, more));
        return;
      }
      wallet.raise(-more);
      showProblem(error, say);
      setPhase('open');
    }
  }

  return {
    phase: () => phase,
    /** The bet for the next round, minor units. */
    bet: () => picker.bet(),
    /** Makes a decision of the player. @param more its additional stake, minor units */
    move(name: string, more = 0): void {
      if (phase !== 'open' || !round || !betting.covers(more)) return;
      wallet.raise(more);
      sounds.press();
      setPhase('busy');
      send(round, name, more);
    },
    /** Called when the table is rendered: starts betting, or continues the interrupted round. */
    start(): void {
      const { unseen } = state;
      showMessage(say(unseen ? 'resumed' : 'placeBet'));
      round = unseen ?? undefined;
      setPhase('busy');
      signalReady(state);
      if (!unseen) {
        waitForNextRound();
        return;
      }
      if (unseen.open) showMessage(say('goesOn'));
      pause(1600).then(() => showRound(unseen, state.balance, true));
    },
  };
}
