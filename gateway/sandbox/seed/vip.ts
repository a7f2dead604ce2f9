import { DAY } from '@baize/gateway/contract/durations.ts';
import type { Clock } from '@baize/gateway/core/clock.ts';
import { promotionGrants, vipRanks } from '@baize/gateway/database/schema/index.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { rankPeriod } from '@baize/gateway/modules/vip/ranks.ts';
import type { Entry } from '@baize/gateway/modules/wallet/post-entry.ts';
import type { Book } from './book.ts';
import type { Credit } from './draft-rounds.ts';
import { SEED_CURRENCY, type SeedAccount } from './money.ts';
import { translated } from './translated.ts';

/** Level, names, valid bets, deposits, bonus. */
const RANKS = [
  [1, 'Bronze', 'Tanso', 250, 25, 5],
  [2, 'Silver', 'Pilak', 750, 75, 10],
  [3, 'Gold', 'Ginto', 2000, 150, 25],
  [4, 'Sapphire', 'Sapiro', 8000, 800, 80],
  [5, 'Amethyst', 'Ametista', 30_000, 3000, 300],
] as const;

/** The promotion of the rank bonuses. */
export const RANK_PROMOTION = 'RANK';
export const RANK_TURNOVER_TIMES = 1;

/** Claims of demo_player, by days ago; the bonus of VIP 3 is not claimed yet. */
const CLAIMED = [
  { level: 1, days: 60 },
  { level: 2, days: 26 },
] as const;

const bonusOf = (level: number) => 100 * (RANKS.find(([known]) => known === level)?.[5] ?? 0);
const grantNoOf = (accountId: number, level: number) => `B${accountId}RANK${level}`;

/** The rank bonuses that demo_player has claimed, for `seedRecords`. */
export function rankCredits(clock: Clock, accounts: readonly SeedAccount[]): Credit[] {
  const player = accounts.find(({ username }) => username === 'demo_player');
  if (!player) return [];
  return CLAIMED.map(({ level, days }) => ({
    accountId: player.id,
    at: clock.now() - days * DAY,
    amount: bonusOf(level),
    entryKind: 'promotion',
    kind: 'bonus',
    house: 'house:promotions',
    reference: grantNoOf(player.id, level),
    remark: `VIP level-up bonus`,
  }));
}

/** The ranks of the demo's merchant. */
export async function seedRanks(tx: Transaction): Promise<void> {
  await tx.insert(vipRanks).values(
    RANKS.map(([level, english, filipino, validBets, deposits, bonus]) => ({
      level,
      name: translated([english, filipino]),
      validBets,
      deposits,
      bonus,
    })),
  );
}

/**
 * Creates the grants of `rankCredits`. Runs after `seedPromotions`, when the movements are posted.
 * @param credited the movements of the credits, by reference
 */
export async function seedRankGrants(
  tx: Transaction,
  credits: readonly Credit[],
  credited: ReadonlyMap<string, Entry>,
  book: Book,
): Promise<void> {
  if (credits.length === 0) return;
  await tx.insert(promotionGrants).values(
    credits.map(({ accountId, at, amount, reference }, index) => {
      const entry = credited.get(reference);
      return {
        grantNo: reference,
        promotionId: RANK_PROMOTION,
        accountId,
        currency: SEED_CURRENCY,
        period: rankPeriod(CLAIMED[index]?.level ?? 0),
        status: 'claimed' as const,
        amount,
        turnoverRequired: amount * RANK_TURNOVER_TIMES,
        createdAt: at,
        claimedAt: at,
        claimKey: `demo-${reference}`,
        bodyHash: '',
        entryId: entry ? book.idOf(entry) : null,
      };
    }),
  );
}
