import { HOUR } from '@baize/gateway/contract/durations.ts';
import { gameType } from '@baize/gateway/contract/fields.ts';
import type { Clock } from '@baize/gateway/core/clock.ts';
import { gameRounds } from '@baize/gateway/database/schema/index.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { houseWallet } from '@baize/gateway/modules/wallet/wallets.ts';
import * as z from 'zod/mini';
import type { Book, Writer } from './book.ts';
import type { SeedGame } from './draft-rounds.ts';
import { SEED_CURRENCY, type SeedAccount, type SeedWallets } from './money.ts';

const TYPES = ['SPORTS', 'ESPORTS', 'COCKFIGHT'] as const;

/** Hours ago, the bet, and its return in minor units; a bet without a return is still open. */
const BETS = [
  { hoursAgo: 145, bet: 1000, win: 1850 },
  { hoursAgo: 121, bet: 500, win: 0 },
  { hoursAgo: 97, bet: 2000, win: 0 },
  { hoursAgo: 73, bet: 750, win: 2100 },
  { hoursAgo: 49, bet: 1200, win: undefined },
  { hoursAgo: 27, bet: 400, win: undefined },
] as const;

/**
 * Creates bets of demo_player on sports, e-sports and cockfight: settled ones, and open ones. Runs after `seedMoney`.
 */
export async function seedSportBets(
  tx: Transaction,
  clock: Clock,
  of: {
    readonly accounts: readonly SeedAccount[];
    readonly games: readonly SeedGame[];
    readonly wallets: SeedWallets;
  },
  book: Book,
): Promise<Writer> {
  const player = of.accounts.find(({ username }) => username === 'demo_player');
  const wallet = player && of.wallets.get(player.id);
  if (!player || !wallet) return async () => undefined;
  const { walletId } = wallet;
  const accountId = player.id;
  const now = clock.now();
  const house = await houseWallet(tx, 'house:games', SEED_CURRENCY, now);
  const rounds = TYPES.flatMap((type, offset) => {
    const own = of.games.filter((game) => game.gameType === type);
    return BETS.flatMap(({ hoursAgo, bet, win }, index) => {
      const game = own[index % Math.max(1, own.length)];
      if (!game) return [];
      const at = now - (hoursAgo + offset) * HOUR;
      const orderNo = `SB${accountId}${type.slice(0, 2)}${index}`;
      const entry = book.add({
        kind: 'round',
        scope: 'seed',
        idempotencyKey: orderNo,
        body: { bet, win: win ?? null },
        reference: orderNo,
        remark: game.gameName,
        lines: [
          { walletId, amount: -bet, kind: 'bet' },
          { walletId, amount: win ?? 0, kind: 'win' },
          { walletId: house, amount: bet - (win ?? 0), kind: 'house' },
        ],
        at,
      });
      return [{ game, bet, win, at, orderNo, entry }];
    });
  });
  return async () => {
    if (rounds.length === 0) return;
    await tx.insert(gameRounds).values(
      rounds.map(({ game, bet, win, at, orderNo, entry }) => ({
        orderNo,
        accountId,
        walletId,
        nodeId: game.nodeId,
        gameName: game.gameName,
        vassalage: game.vassalage,
        vendorName: game.vendorName,
        gameType: z.parse(gameType, game.gameType),
        roundKey: orderNo,
        bet,
        validBet: win === undefined ? 0 : bet,
        win: win ?? 0,
        state: win === undefined ? ('open' as const) : ('settled' as const),
        entryId: book.idOf(entry),
        createdAt: at,
        settledAt: win === undefined ? null : at + 2 * HOUR,
        shownAt: at,
      })),
    );
  };
}
