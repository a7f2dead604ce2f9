import { CallError, type GameState, type Round } from './api.ts';
import { createBetPicker } from './bet-picker.ts';
import { createBetting } from './betting.ts';
import { byId, make, pause } from './dom.ts';
import { announce, setText, signalReady } from './frame.ts';
import type { MessageKey, Say } from './messages.ts';
import { type Money, showProblem } from './panel.ts';
import { sounds } from './sound.ts';

/** Multiple of the bet from which a win is celebrated more. */
const BIG_WIN = 20;

interface RoundTable<Outcome, Key extends string> {
  /** Label of the button that begins a round. */
  readonly play: MessageKey | Key;
  /** Announced before an interrupted round is shown, and for how many milliseconds. */
  readonly resumed: { readonly text: MessageKey | Key; readonly ms: number };
  isOutcome(value: unknown): value is Outcome;
  /** Another bet was chosen. */
  chosen(bet: number): void;
  /** A round begins: clears the result of the previous one. */
  begin(): void;
  /** Shows a stored outcome from start to end. Returns the text that announces it. */
  show(outcome: Outcome, round: Round): Promise<string>;
}

/**
 * A game with one bet and its outcome in each round. An interrupted round is shown to its end. The page must have
 * `#message`.
 */
export function createRoundGame<Outcome, Key extends string>(
  state: GameState,
  say: Say<Key>,
  money: Money,
  table: RoundTable<Outcome, Key>,
) {
  const betting = createBetting(state, say, money);
  const { pace } = betting;
  const picker = createBetPicker(state, say, money, () => table.chosen(picker.bet()));
  const play = make('button', { type: 'button', class: 'button primary' }, say(table.play));
  play.addEventListener('click', () => begin());
  byId('actions', HTMLElement).append(play);
  let busy = false;

  const showMessage = (text: string) => {
    setText('message', text);
    announce(text);
  };

  function wait(waits: boolean): void {
    busy = waits;
    picker.lock(waits);
    // Not `disabled`: the focus stays where it was.
    play.setAttribute('aria-disabled', String(waits));
    play.textContent = say(waits ? 'wait' : table.play);
    pace.mark(play, waits);
  }

  async function waitForNextRound(): Promise<void> {
    wait(true);
    await pace.over();
    wait(false);
  }

  async function show(round: Round, after: number): Promise<void> {
    const { outcome, bet, win } = round;
    if (!table.isOutcome(outcome)) {
      showProblem(new CallError('failed'), say);
      return;
    }
    const text = await table.show(outcome, round);
    betting.settle(round, after);
    showMessage(text);
    if (win > bet) (win >= bet * BIG_WIN ? sounds.bigWin : sounds.win)();
    await waitForNextRound();
  }

  function begin(): void {
    const bet = picker.bet();
    if (busy || !betting.covers(bet)) return;
    const draw = () => {
      table.begin();
      wait(true);
    };
    betting.place({ bet, begin: draw, show, onRefused: waitForNextRound });
  }

  return {
    play,
    showMessage,
    /** Called when the table is rendered: starts betting, or continues the interrupted round. */
    start(): void {
      const { unseen } = state;
      table.chosen(picker.bet());
      signalReady(state);
      if (!unseen) {
        showMessage(say('placeBet'));
        waitForNextRound();
        return;
      }
      wait(true);
      showMessage(say(table.resumed.text));
      pause(table.resumed.ms).then(() => show(unseen, state.balance));
    },
  };
}
