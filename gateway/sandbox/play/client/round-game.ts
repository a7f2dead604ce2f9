import { CallError, type GameState, type Round } from './api.ts';
import { createBetPicker } from './bet-picker.ts';
import { createBetting } from './betting.ts';
import { byId, make, pause } from './dom.ts';
import { announce, put, ready } from './frame.ts';
import type { MessageKey, Say } from './messages.ts';
import { type Money, problem } from './panel.ts';
import { sounds } from './sound.ts';

/** Wins of so many bets are celebrated more. */
const BIG_WIN = 20;

interface RoundTable<Outcome, Key extends string> {
  /** What the button says that begins a round. */
  readonly play: MessageKey | Key;
  /** Said before an interrupted round is shown, and for how many milliseconds. */
  readonly resumed: { readonly text: MessageKey | Key; readonly ms: number };
  isOutcome(value: unknown): value is Outcome;
  /** Another bet is chosen. */
  chosen(bet: number): void;
  /** A round begins: clears the table of the last one. */
  begin(): void;
  /** Shows a stored outcome from its beginning to its end. Returns what is said of it. */
  show(outcome: Outcome, round: Round): Promise<string>;
}

/**
 * A game whose round is one bet and what comes of it. An interrupted round is shown to its end. The
 * page has `#message`.
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

  const tell = (text: string) => {
    put('message', text);
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

  async function untilNext(): Promise<void> {
    wait(true);
    await pace.over();
    wait(false);
  }

  async function show(round: Round, after: number): Promise<void> {
    const { outcome, bet, win } = round;
    if (!table.isOutcome(outcome)) {
      problem(new CallError('failed'), say);
      return;
    }
    const text = await table.show(outcome, round);
    betting.settle(round, after);
    tell(text);
    if (win > bet) (win >= bet * BIG_WIN ? sounds.bigWin : sounds.win)();
    await untilNext();
  }

  function begin(): void {
    const bet = picker.bet();
    if (busy || !betting.covers(bet)) return;
    const draw = () => {
      table.begin();
      wait(true);
    };
    betting.place({ bet, begin: draw, show, onRefused: untilNext });
  }

  return {
    play,
    tell,
    /** The table is drawn: bets may come, or the interrupted round goes on. */
    start(): void {
      const { unseen } = state;
      table.chosen(picker.bet());
      ready(state);
      if (!unseen) {
        tell(say('placeBet'));
        untilNext();
        return;
      }
      wait(true);
      tell(say(table.resumed.text));
      pause(table.resumed.ms).then(() => show(unseen, state.balance));
    },
  };
}
