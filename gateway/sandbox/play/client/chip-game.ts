import type { GameState, Round } from './api.ts';
import { createBetting } from './betting.ts';
import { byId, make, pause } from './dom.ts';
import { setText, signalReady } from './frame.ts';
import type { MessageKey, Say } from './messages.ts';
import type { Money } from './panel.ts';
import { sounds } from './sound.ts';

/** Minor units on each spot of the table, by its id. */
export type Stakes = Readonly<Record<string, number>>;

export const totalOf = (stakes: Stakes): number =>
  Object.values(stakes).reduce((sum, stake) => sum + stake, 0);

interface ChipTable {
  /** Label of the button that plays the round. */
  readonly play: MessageKey;
  /** Shows the placed chips. @param busy whether a round is in progress, so that no chip can be placed */
  draw(stakes: Stakes, busy: boolean): void;
  /** Shows a stored outcome from start to end, and announces it in `#message`. */
  reveal(outcome: unknown): Promise<void>;
  /** The round is paid, and the balance includes it. */
  paid?(round: Round): void;
}

/**
 * A game with chips on spots of a table: chips are placed and removed, a round is played, and an interrupted round is
 * shown to its end.
 */
export function createChipGame(state: GameState, say: Say, money: Money, table: ChipTable) {
  const betting = createBetting(state, say, money);
  const { pace } = betting;
  let stakes: Stakes = {};
  /** The state of the table before each chip, for undo. */
  let before: Stakes[] = [];
  let last: Stakes | undefined;
  let busy = false;

  const action = (key: MessageKey, kind: string, press: () => void) => {
    const button = make('button', { type: 'button', class: `button ${kind}` }, say(key));
    button.addEventListener('click', press);
    byId('actions', HTMLElement).append(button);
    return button;
  };
  const undo = action('undo', '', () => {
    lay(before.pop() ?? {});
  });
  const clear = action('clear', '', () => {
    before = [];
    lay({});
  });
  const rebet = action('rebet', '', () => {
    if (last && betting.covers(totalOf(last))) lay(last);
  });
  const play = action(table.play, 'primary', () => begin());

  function lay(next: Stakes): void {
    stakes = next;
    update();
  }

  function update(): void {
    const bet = totalOf(stakes);
    table.draw(stakes, busy);
    undo.disabled = busy || before.length === 0;
    clear.disabled = busy || bet === 0;
    rebet.disabled = busy || !last || bet > 0;
    play.disabled = busy || bet < state.minBet;
    play.textContent = say(busy ? 'wait' : table.play);
    pace.mark(play, busy);
    setText('bet', money(bet));
  }

  async function waitForNextRound(): Promise<void> {
    await pace.over();
    busy = false;
    update();
  }

  async function show(round: Round, after: number): Promise<void> {
    await table.reveal(round.outcome);
    betting.settle(round, after);
    table.paid?.(round);
    if (round.win > round.bet) sounds.win();
    await pace.over();
    busy = false;
    last = stakes;
    before = [];
    lay({});
    // A button that is disabled loses the focus, which moves to the next step.
    if (document.activeElement === document.body) rebet.focus();
  }

  function begin(): void {
    busy = true;
    betting.place({
      bet: totalOf(stakes),
      stake: { ...stakes },
      begin: () => {
        setText('message', say('good'));
        update();
      },
      show,
      onRefused: waitForNextRound,
    });
  }

  return {
    /** Places a chip; shows the reason if that is not possible. */
    place(place: string, chip: number): void {
      if (busy) return;
      const bet = totalOf(stakes) + chip;
      if (bet > state.maxBet) setText('message', say('maxBet', { amount: money(state.maxBet) }));
      else if (betting.covers(bet)) {
        before.push(stakes);
        lay({ ...stakes, [place]: (stakes[place] ?? 0) + chip });
      }
    },
    /** Called when the table is rendered: starts betting, or continues the interrupted round. */
    start(): void {
      const { unseen } = state;
      setText('bet-label', say('bet'));
      setText('message', say(unseen ? 'resumed' : 'placeBets'));
      busy = unseen !== null || pace.left() > 0;
      if (unseen) {
        const entries = Object.entries(unseen.stake).map(([place, stake]) => [
          place,
          Number(stake),
        ]);
        stakes = Object.fromEntries(entries);
      }
      update();
      signalReady(state);
      if (unseen) pause(1600).then(() => show(unseen, state.balance));
      else waitForNextRound();
    },
  };
}
