import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import type { Engine } from '../play/engine.ts';
import { machineOf, skinOf } from './choose.ts';
import { LINES, PAYS, SCATTER_PAYS } from './maths/machine.ts';
import { playSlot, slotWin } from './maths/play.ts';
import { theory } from './maths/theory.ts';

const known = new Map<string, ReturnType<typeof theory>>();
/** Cached, because enumerating takes a while and the result of a machine is constant. */
function theoryOf(nodeId: string) {
  const { machine } = machineOf(nodeId);
  const result = known.get(machine.id) ?? theory(machine);
  known.set(machine.id, result);
  return result;
}

export const slotEngine: Engine = {
  id: 'slot',
  page: 'slot',
  cycle: 'spin',
  lines: LINES.length,
  betStep: LINES.length,
  returnToPlayer: ({ nodeId }) => machineOf(nodeId).rtp,
  volatility: ({ nodeId }) => machineOf(nodeId).volatility,
  features: ({ nodeId }) => [
    'FREE_SPINS',
    machineOf(nodeId).machine.multiplier === 2 ? 'SPINS_TIMES_2' : 'SPINS_TIMES_3',
  ],
  describe: ({ nodeId, theme }) => {
    const { machine } = machineOf(nodeId);
    const { triggerChance, baseRtp, freeSpinRtp } = theoryOf(nodeId);
    return {
      skin: skinOf(nodeId, theme),
      strips: machine.strips,
      lines: LINES,
      pays: PAYS,
      scatterPays: SCATTER_PAYS,
      freeSpins: machine.freeSpins,
      multiplier: machine.multiplier,
      freeSpinLimit: machine.freeSpinLimit,
      triggerEvery: Math.round(1 / triggerChance),
      baseRtp: Number((baseRtp * 100).toFixed(2)),
      freeSpinRtp: Number((freeSpinRtp * 100).toFixed(2)),
    };
  },
  play: ({ nodeId }, bet, _stake, random) => {
    if (bet % LINES.length !== 0)
      throw new GatewayError('request_param_err', 'The bet is not a multiple of the step.');
    const outcome = playSlot(machineOf(nodeId).machine, random);
    return { outcome, win: slotWin(outcome, bet), validBet: bet };
  },
};
