import type { Round } from '../../play/client/api.ts';
import { byId, pause } from '../../play/client/dom.ts';
import type { Say } from '../../play/client/messages.ts';
import type { Money } from '../../play/client/panel.ts';
import { sounds } from '../../play/client/sound.ts';
import { banner, bannerFor, countUp } from './celebrate.ts';
import type { SlotGame, SlotOutcome, Spin } from './outcome.ts';
import type { Pace, Reels } from './reels.ts';

export interface Show {
  readonly game: SlotGame;
  readonly reels: Reels;
  readonly say: Say;
  readonly money: Money;
  readonly pace: () => Pace;
  /** The player pressed stop: end what moves. */
  readonly hurry: () => boolean;
  /** A new spin of the show begins: an old press of stop counts no more. */
  readonly fresh: () => void;
  readonly announce: (text: string) => void;
}

const sign = (text: string) => {
  byId('sign-text', HTMLElement).textContent = text;
};

async function waitFor(milliseconds: number, show: Show): Promise<void> {
  for (let waited = 0; waited < milliseconds && !show.hurry(); waited += 40) await pause(40);
}

/** All lines together, then each on its own for a moment. */
async function showWins(spin: Spin, bet: number, show: Show, cycle: boolean): Promise<void> {
  const { game, reels, say, money } = show;
  const lineBet = bet / game.lines.length;
  const scatters = spin.scatters >= 3;
  reels.highlight(spin.lines, game.lines, scatters);
  const amount = money(spin.pay * lineBet);
  sign(
    spin.lines.length > 1
      ? say('lineWins', { count: spin.lines.length, amount })
      : say('youWin', { amount }),
  );
  await waitFor(700, show);
  if (!cycle || spin.lines.length < 2) return;
  for (const win of spin.lines.slice(0, 6)) {
    if (show.hurry()) return;
    reels.highlight([win], game.lines, false);
    const paid = win.pay * spin.multiplier * lineBet;
    sign(say('lineWin', { line: win.line + 1, amount: money(paid) }));
    await waitFor(520, show);
  }
  reels.highlight(spin.lines, game.lines, scatters);
}

async function oneSpin(spin: Spin, bet: number, before: number, show: Show): Promise<number> {
  const { game, reels, money, pace, hurry } = show;
  await reels.stop(spin, pace(), hurry);
  const won = (spin.pay * bet) / game.lines.length;
  if (won === 0) return before;
  sounds.win();
  const counting = countUp(byId('win', HTMLElement), before, before + won, money, hurry);
  await Promise.all([counting, showWins(spin, bet, show, pace().gap > 60)]);
  const big = bannerFor(won, bet);
  if (big) {
    sounds.bigWin();
    await banner(show.say(big[1]), won, money, big[2], hurry);
  }
  return before + won;
}

/** Shows a stored round from its first spin to its last; the reels are turning already. */
export async function presentRound(round: Round, outcome: SlotOutcome, show: Show): Promise<void> {
  const { say, money, game, reels } = show;
  const [paid, ...free] = outcome.spins;
  if (!paid) return;
  let won = await oneSpin(paid, round.bet, 0, show);
  let awarded = Math.min(paid.freeSpins, game.freeSpinLimit);
  if (free.length > 0) {
    sounds.scatter();
    const text = say('freeSpinsWon', { count: awarded, multiplier: game.multiplier });
    show.announce(text);
    show.fresh();
    await banner(say('freeSpins'), text, money, 4500, show.hurry);
  }
  for (const [index, spin] of free.entries()) {
    show.fresh();
    sign(say('freeSpinOf', { number: index + 1, count: awarded }));
    reels.start();
    await pause(show.pace().gap > 60 ? 420 : 120);
    won = await oneSpin(spin, round.bet, won, show);
    if (spin.freeSpins > 0 && awarded < game.freeSpinLimit) {
      awarded = Math.min(awarded + spin.freeSpins, game.freeSpinLimit);
      const text = say('freeSpinsWon', { count: spin.freeSpins, multiplier: game.multiplier });
      await banner(say('freeSpins'), text, money, 2600, show.hurry);
    }
    await waitFor(500, show);
  }
  if (free.length > 0) {
    show.fresh();
    sign(say('freeSpinsTotal', { amount: money(won) }));
    await banner(say('freeSpins'), won, money, 3200, show.hurry);
  }
  if (won === 0) sign(say('good'));
  show.announce(round.win > 0 ? say('youWin', { amount: money(round.win) }) : say('noWin'));
}
