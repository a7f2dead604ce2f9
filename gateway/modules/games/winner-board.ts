import { desc, eq } from 'drizzle-orm';
import type { Language } from '../../contract/languages.ts';
import type { Gateway } from '../../core/gateway.ts';
import { accounts } from '../../database/schema/accounts.ts';
import { games } from '../../database/schema/games.ts';
import { winners } from '../../database/schema/rounds.ts';
import { coverPath } from '../../sandbox/art/paths.ts';
import { gameName } from './game-row.ts';

/** The board is drawn from the latest wins, so that an old record does not stand for ever. */
const LATEST_WINS = 200;
const LARGEST_BOARD = 50;

/** `marisol27` becomes `ma***7`: enough to recognise oneself by, not enough for anybody else. */
export function maskName(username: string): string {
  const start = username.length > 4 ? username.slice(0, 2) : username.slice(0, 1);
  return `${start}***${username.slice(-1)}`;
}

/** The highest of the latest wins, highest first (R2.57). */
export async function winnerBoardOf(gateway: Gateway, language: Language, limit: number) {
  const latest = gateway.db
    .select()
    .from(winners)
    .orderBy(desc(winners.createdAt), desc(winners.id))
    .limit(LATEST_WINS)
    .as('latest');
  const rows = await gateway.db
    .select({
      id: latest.id,
      nodeId: latest.nodeId,
      amount: latest.amount,
      createdAt: latest.createdAt,
      username: accounts.username,
      nameEn: games.nameEn,
      nameTy: games.nameTy,
    })
    .from(latest)
    .innerJoin(accounts, eq(accounts.id, latest.accountId))
    .innerJoin(games, eq(games.nodeId, latest.nodeId))
    .orderBy(desc(latest.amount), desc(latest.id))
    .limit(Math.min(Math.max(limit, 0), LARGEST_BOARD));
  return {
    list: rows.map((row) => ({
      vo: {
        id: String(row.id),
        iconUrl: coverPath(row.nodeId),
        gameName: gameName(row, language),
        customerName: maskName(row.username),
        winAmount: row.amount / 100,
        winTime: row.createdAt,
        nodeId: row.nodeId,
      },
    })),
  };
}
