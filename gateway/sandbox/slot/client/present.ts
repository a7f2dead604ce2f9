import type { Round } from '../../play/client/api.ts';
import { byId, pause } from '../../play/client/dom.ts';
import { showReturn } from '../../play/client/frame.ts';
import type { Say } from '../../play/client/messages.ts';
import type { Money } from '../../play/client/panel.ts';
import { sounds } from '../../play/client/sound.ts';
import { banner, bannerFor, countUp } from './celebrate.ts';
import type { SlotGame, SlotOutcome, Spin } from './outcome.ts';
import type { Reels } from './reels.ts';

export interface Show {
  readonly game: SlotGame;
  readonly reels: Reels;
  readonly say: Say;
  readonly money: Money;
  readonly announce: (text: string) => void;
}

/** Milliseconds for which the banner of a jackpot is shown. */
const JACKPOT_MS = 6000;

const sign = (text: string) => {
  byId('sign-text', HTMLElement).textContent = text;
};

/** Shows all winning lines together, then each of them for a moment. */
async function showWins(spin: Spin, bet: number, show: Show): Promise<void> {
  const { game, reels, say, money } = show;
  const lineBet = bet / game.lines.length;
  const scatters = spin.scatters >= 3;
  reels.highlight(spin.lines, game.lines, { scatters, isWin: true });
  const amount = money(spin.pay * lineBet);
  sign(
    spin.lines.length > 1
      ? say('lineWins', { count: spin.lines.length, amount })
      : say('youWin', { amount }),
  );
  await pause(700);
  if (spin.lines.length < 2) return;
  for (const win of spin.lines.slice(0, 6)) {
    reels.highlight([win], game.lines, { scatters: false, isWin: true });
    const paid = win.pay * spin.multiplier * lineBet;
    sign(say('lineWin', { line: win.line + 1, amount: money(paid) }));
    await pause(520);
  }
  reels.highlight(spin.lines, game.lines, { scatters, isWin: true });
}

/** Shows one spin. @returns the return of the round so far, minor units */
async function oneSpin(spin: Spin, bet: number, before: number, show: Show): Promise<number> {
  const { game, reels, say, money } = show;
  await reels.stop(spin);
  const won = (spin.pay * bet) / game.lines.length;
  if (won === 0) return before;
  const after = before + won;
  showReturn({ bet, win: after }, say, money);
  if (after <= bet) {
    // A return of no more than the stake is shown, not celebrated (R10.10).
    reels.highlight(spin.lines, game.lines, { scatters: false, isWin: false });
    sign(say('returnedAmount', { amount: money(after) }));
    return after;
  }
  sounds.win();
  const counting = countUp(byId('win', HTMLElement), before, after, money);
  await Promise.all([counting, showWins(spin, bet, show)]);
  const big = bannerFor(won, bet);
  if (big) {
    sounds.bigWin();
    await banner(say(big[1]), won, money, big[2]);
  }
  return after;
}

/** Shows the won pot after the spins; sign and banner show its part of the win. */
async function showJackpot(round: Round, jackpot: number, show: Show): Promise<void> {
  const { say, money } = show;
  sign(say('jackpotAmount', { amount: money(jackpot) }));
  // Announced immediately for people who do not see the banner.
  show.announce(jackpotText(round, jackpot, say, money));
  sounds.bigWin();
  // Without the pot the return of the spins may be no win.
  showReturn(round, say, money);
  await Promise.all([
    countUp(byId('win', HTMLElement), round.win - jackpot, round.win, money),
    banner(say('jackpot'), jackpot, money, JACKPOT_MS),
  ]);
}

const jackpotText = ({ win }: Round, jackpot: number, say: Say, money: Money): string =>
  say('jackpotWon', { amount: money(jackpot), total: money(win) });

/** The return of a round as text. */
function returnText(round: Round, say: Say, money: Money): string {
  const { bet, win, jackpot } = round;
  if (jackpot) return jackpotText(round, jackpot, say, money);
  if (win === 0) return say('noWin');
  return say(win > bet ? 'youWin' : 'returnedAmount', { amount: money(win) });
}

/** Shows a stored round from its first spin to its last; the reels are spinning already. */
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
    await banner(say('freeSpins'), text, money, 4500);
  }
  for (const [index, spin] of free.entries()) {
    sign(say('freeSpinOf', { number: index + 1, count: awarded }));
    reels.start();
    await pause(420);
    won = await oneSpin(spin, round.bet, won, show);
    if (spin.freeSpins > 0 && awarded < game.freeSpinLimit) {
      awarded = Math.min(awarded + spin.freeSpins, game.freeSpinLimit);
      const text = say('freeSpinsWon', { count: spin.freeSpins, multiplier: game.multiplier });
      await banner(say('freeSpins'), text, money, 2600);
    }
    await pause(500);
  }
  if (free.length > 0) {
    const isWin = won > round.bet;
    const text = say(isWin ? 'freeSpinsTotal' : 'freeSpinsReturned', { amount: money(won) });
    sign(text);
    await banner(say('freeSpins'), isWin ? won : text, money, 3200);
  }
  if (round.jackpot) await showJackpot(round, round.jackpot, show);
  else if (won === 0) sign(say('good'));
  show.announce(returnText(round, say, money));
}
