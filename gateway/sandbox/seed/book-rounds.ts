import { gameRounds, winners } from '@baize/gateway/database/schema/index.ts';
import { sql } from '@baize/gateway/database/sql.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import type { Entry } from '@baize/gateway/modules/wallet/post-entry.ts';
import { houseWallet } from '@baize/gateway/modules/wallet/wallets.ts';
import type { Book, Writer } from './book.ts';
import type { Credit, DraftRound } from './draft-rounds.ts';
import { insertMany } from './insert-many.ts';
import { SEED_CURRENCY } from './money.ts';
import type { Random } from './random.ts';

/** A round with the wallet that it moved and its displayed number. */
interface NumberedRound extends DraftRound {
  readonly walletId: number;
  readonly orderNo: string;
}

export function numbered(
  round: DraftRound,
  walletId: number,
  index: number,
  random: Random,
): NumberedRound {
  const digits = new Date(round.at).toISOString().replace(/\D/g, '').slice(2, 14);
  const tail = (index * 65_536 + random.whole(0, 65_535)).toString(16).toUpperCase();
  return { ...round, walletId, orderNo: `${digits}${tail.padStart(8, '0').slice(-8)}` };
}

const roundEntry = ({ orderNo, game, walletId, bet, win, at }: NumberedRound, house: number) => ({
  kind: 'round' as const,
  scope: 'seed',
  idempotencyKey: orderNo,
  body: { bet, win },
  reference: orderNo,
  remark: game.gameName,
  lines: [
    { walletId, amount: -bet, kind: 'bet' as const },
    { walletId, amount: win, kind: 'win' as const },
    { walletId: house, amount: bet - win, kind: 'house' as const },
  ],
  at,
});

/** Collects settled rounds. The writer stores them, with the wins for the winners board. */
export async function bookRounds(
  tx: Transaction,
  rounds: readonly NumberedRound[],
  book: Book,
): Promise<Writer> {
  const from = Math.min(...rounds.map(({ at }) => at));
  if (rounds.length === 0) return async () => undefined;
  const house = await houseWallet(tx, 'house:games', SEED_CURRENCY, from);
  const booked = rounds.map((round) => ({ round, entry: book.add(roundEntry(round, house)) }));
  return () => writeRounds(tx, booked, book);
}

async function writeRounds(
  tx: Transaction,
  booked: readonly { readonly round: NumberedRound; readonly entry: Entry }[],
  book: Book,
): Promise<void> {
  const stored = await insertMany(booked, (rows) =>
    tx
      .insert(gameRounds)
      .values(
        rows.map(({ round, entry }) => {
          const { orderNo, accountId, walletId, game, bet, win, at } = round;
          const { nodeId, gameName, vassalage, vendorName, gameType } = game;
          return {
            orderNo,
            accountId,
            walletId,
            nodeId,
            gameName,
            vassalage,
            vendorName,
            gameType,
            roundKey: orderNo,
            bet,
            validBet: bet,
            win,
            state: 'settled' as const,
            entryId: book.idOf(entry),
            createdAt: at,
            settledAt: at,
            shownAt: at,
          };
        }),
      )
      .returning({ id: gameRounds.id, orderNo: gameRounds.orderNo }),
  );
  const roundOf = new Map(stored.map((round) => [round.orderNo, round.id]));
  const board = booked.filter(({ round }) => round.win >= 1000 && round.win >= round.bet * 10);
  await insertMany(board, (rows) =>
    tx.insert(winners).values(
      rows.map(({ round: { accountId, orderNo, game, win, at } }) => ({
        accountId,
        roundId: roundOf.get(orderNo),
        nodeId: game.nodeId,
        amount: win,
        currency: SEED_CURRENCY,
        createdAt: at,
      })),
    ),
  );
  await tx.execute(sql`analyze game_rounds, journal_lines`);
}

/** Collects money that came between the rounds. Returns the movement of each reference. */
export async function bookCredits(
  tx: Transaction,
  credits: readonly (Credit & { readonly walletId: number })[],
  book: Book,
): Promise<ReadonlyMap<string, Entry>> {
  const booked = new Map<string, Entry>();
  for (const { house, walletId, reference, entryKind, kind, amount, remark, at } of credits) {
    const from = await houseWallet(tx, house, SEED_CURRENCY, at);
    const entry = book.add({
      kind: entryKind,
      scope: 'seed',
      idempotencyKey: reference,
      body: { amount },
      reference,
      remark,
      lines: [
        { walletId: from, amount: -amount, kind: 'house' },
        { walletId, amount, kind },
      ],
      at,
    });
    booked.set(reference, entry);
  }
  return booked;
}
