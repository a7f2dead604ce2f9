import { DAY } from '@baize/gateway/contract/durations.ts';
import type { GameType } from '@baize/gateway/contract/fields.ts';
import type { Clock } from '@baize/gateway/core/clock.ts';
import {
  gameRounds,
  type RebatePart,
  rebateClaims,
  wallets,
} from '@baize/gateway/database/schema/index.ts';
import { and, eq, sum } from '@baize/gateway/database/sql.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { earnRebates } from '@baize/gateway/modules/rebates/earn.ts';
import { writeRebates } from '@baize/gateway/modules/rebates/settings.ts';
import { countedRounds } from '@baize/gateway/modules/rounds/valid-bets.ts';
import { accountWallet, houseWallet } from '@baize/gateway/modules/wallet/wallets.ts';
import type { Book, Writer } from './book.ts';
import { SEED_CURRENCY as currency, type SeedAccount } from './money.ts';

/** In percent of the valid bets. */
const RATES: readonly { readonly gameType: GameType; readonly percent: number }[] = [
  { gameType: 'RNG', percent: 0.8 },
  { gameType: 'FISH', percent: 0.7 },
  { gameType: 'LIVE', percent: 0.6 },
  { gameType: 'ELOTT', percent: 0.5 },
  { gameType: 'LOTT', percent: 0.5 },
  { gameType: 'SPORTS', percent: 0.4 },
  { gameType: 'ESPORTS', percent: 0.4 },
  { gameType: 'COCKFIGHT', percent: 0.4 },
  { gameType: 'PVP', percent: 0.3 },
];

/** Payments to demo_player: days ago, and the valid bets (minor units). */
const PAID: readonly { days: number; automatic: boolean; parts: readonly RebatePart[] }[] = [
  {
    days: 7,
    automatic: false,
    parts: [
      { vassalage: 'LUMEN', gameType: 'RNG', validBets: 41_250, amount: 330 },
      { vassalage: 'LUMEN', gameType: 'FISH', validBets: 12_000, amount: 84 },
    ],
  },
  {
    days: 14,
    automatic: true,
    parts: [{ vassalage: 'LUMEN', gameType: 'RNG', validBets: 28_500, amount: 228 }],
  },
];

/**
 * Creates the rates of the demo's merchant, the payments to demo_player, and its earnings since.
 * @returns the writer of these rows; it reads the rounds, so it must run after they are written
 */
export async function seedRebates(
  tx: Transaction,
  clock: Clock,
  people: readonly SeedAccount[],
  book: Book,
): Promise<Writer> {
  const now = clock.now();
  await writeRebates(tx, { rates: [...RATES], least: 0.1 });
  const player = people.find(({ username }) => username === 'demo_player');
  if (!player) return async () => undefined;
  const accountId = player.id;
  const house = await houseWallet(tx, 'house:promotions', currency, now);
  const walletId = await accountWallet(tx, { accountId, kind: 'main', currency, at: now });
  const paid = PAID.map(({ days, automatic, parts }) => {
    const at = now - days * DAY;
    const orderNo = `R${accountId}DEMO${days}`;
    const amount = parts.reduce((all, part) => all + part.amount, 0);
    const entry = book.add({
      kind: 'promotion',
      scope: `rebate:${accountId}`,
      idempotencyKey: `demo:${days}`,
      body: { amount },
      reference: orderNo,
      lines: [
        { walletId: house, amount: -amount, kind: 'house' },
        { walletId, amount, kind: 'rebate' },
      ],
      at,
    });
    return { at, orderNo, amount, automatic, parts, entry, days };
  });
  return async () => {
    await tx.insert(rebateClaims).values(
      paid.map(({ at, orderNo, amount, automatic, parts, entry, days }) => ({
        orderNo,
        accountId,
        idempotencyKey: `demo:${days}`,
        currency,
        validBets: parts.reduce((all, part) => all + part.validBets, 0),
        amount,
        automatic,
        parts,
        createdAt: at,
        entryId: book.idOf(entry),
      })),
    );
    const rounds = await tx
      .select({
        vassalage: gameRounds.vassalage,
        gameType: gameRounds.gameType,
        validBet: sum(gameRounds.validBet).mapWith(Number),
      })
      .from(gameRounds)
      .innerJoin(wallets, eq(wallets.id, gameRounds.walletId))
      .where(and(eq(gameRounds.accountId, accountId), countedRounds({ from: now - 7 * DAY })))
      .groupBy(gameRounds.vassalage, gameRounds.gameType);
    await earnRebates(
      tx,
      rounds.map((round) => ({ accountId, currency, ...round })),
      now,
    );
  };
}
