import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import * as z from 'zod/mini';
import type { Engine } from '../play/engine.ts';
import { chancesOf, KINDS, reefReturn } from './kinds.ts';

const stakes = z.strictObject({ fish: z.string().check(z.maxLength(32)) });

/**
 * One shot at one fish is one round. The chance to catch a fish is the return divided by its pay, so that all fish
 * have the same return: the choice of a target is between frequent and high wins.
 */
export const fishEngine: Engine = {
  id: 'fish',
  page: 'fish',
  cycle: 'game',
  betStep: 10,
  returnToPlayer: ({ nodeId }) => reefReturn(nodeId) / 10,
  volatility: () => 'CHOICE',
  features: () => [],
  describe: ({ nodeId }) => ({
    reef: reefReturn(nodeId) % 2 === 0 ? 'lagoon' : 'deep',
    kinds: KINDS.map((kind) => ({ ...kind, chance: reefReturn(nodeId) / chancesOf(kind) })),
  }),
  play: ({ nodeId }, bet, stake, random) => {
    const parsed = z.safeParse(stakes, stake);
    const kind = parsed.success && KINDS.find(({ id }) => id === parsed.data.fish);
    if (!kind) throw new GatewayError('request_param_err', 'There is no such fish.');
    const caught = random(chancesOf(kind)) < reefReturn(nodeId);
    return {
      outcome: { fish: kind.id, caught },
      win: caught ? bet * kind.pays : 0,
      validBet: bet,
    };
  },
};
