import { describe, expect, test } from 'vitest';
import { bingoEngine } from '../bingo/engine.ts';
import { drawEngine } from '../draw/engine.ts';
import { scratchEngine } from '../scratch/engine.ts';
import { MACHINE_VOLATILITY, MACHINES } from '../slot/maths/machines.ts';
import { playSlot, slotWin } from '../slot/maths/play.ts';
import { VIDEO_POKER_CHANCES, videoPokerEngine } from '../video-poker/engine.ts';
import { PAYS } from '../video-poker/rules.ts';
import { simulatedRandom } from './test-simulation.ts';
import { volatilityOf } from './test-volatility.ts';

const ROUNDS = 600_000;
const GAME = { nodeId: '1', gameType: 'RNG' };

/** The standard deviation of the return of a bet of 1 over many rounds. */
function deviationOf(round: () => number): number {
  const wins = Float64Array.from({ length: ROUNDS }, round);
  const mean = wins.reduce((sum, win) => sum + win, 0) / ROUNDS;
  return Math.sqrt(wins.reduce((sum, win) => sum + (win - mean) ** 2, 0) / ROUNDS);
}

describe('the published volatility of a game is that of its rounds', () => {
  test.each(MACHINES.map((machine, index) => ({ machine, told: MACHINE_VOLATILITY[index] })))(
    'reels $machine.id: $told',
    ({ machine, told }) => {
      const random = simulatedRandom(`volatility of ${machine.id}`);
      expect(volatilityOf(deviationOf(() => slotWin(playSlot(machine, random), 20) / 20))).toBe(
        told,
      );
    },
  );

  test.each([bingoEngine, scratchEngine])('$id', (engine) => {
    const random = simulatedRandom(`volatility of ${engine.id}`);
    const deviation = deviationOf(() => engine.play(GAME, 1, {}, random).win);
    expect(volatilityOf(deviation)).toBe(engine.volatility(GAME));
  });

  test('draw', () => {
    const random = simulatedRandom('volatility of draws');
    const stake = { picks: '1-2-3-4-5' };
    const deviation = deviationOf(() => drawEngine.play(GAME, 10, stake, random).win / 10);
    expect(volatilityOf(deviation)).toBe(drawEngine.volatility(GAME));
  });

  test('video poker, exactly', () => {
    const moment = (power: number) =>
      VIDEO_POKER_CHANCES.reduce(
        (sum, chance, hand) => sum + (chance / 100) * (PAYS[hand] ?? 0) ** power,
        0,
      );
    expect(volatilityOf(Math.sqrt(moment(2) - moment(1) ** 2))).toBe(
      videoPokerEngine.volatility(GAME),
    );
  });
});
