import type { Language } from '../../contract/languages.ts';
import type { Gateway } from '../../core/gateway.ts';
import { requirePort } from '../../core/ports.ts';
import { inLanguage } from '../../core/translated.ts';
import { accounts } from '../../database/schema/accounts.ts';
import { games } from '../../database/schema/games.ts';
import { winners } from '../../database/schema/rounds.ts';
import { desc, eq } from '../../database/sql.ts';
import { catalogueUnitOf, currencyView, toMajor } from '../wallet/money.ts';

/**
 * Number of latest wins that the board is chosen from, so that an old record does not stay forever.
 */
const LATEST_WINS = 200;
const MAX_BOARD_ROWS = 50;

/** Masks a name: `marisol27` becomes `ma***7`, which its owner recognizes but others do not. */
export function maskName(username: string): string {
  const start = username.length > 4 ? username.slice(0, 2) : username.slice(0, 1);
  return `${start}***${username.slice(-1)}`;
}

/** Returns a win in units of the catalogue, in which wins of several currencies are compared. */
const worthOf = ({ amount, currency }: { amount: number; currency: string }) =>
  toMajor(amount, currency) / catalogueUnitOf(currency);

/** Returns the highest of the latest wins, highest first (R2.57). */
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
      currency: latest.currency,
      createdAt: latest.createdAt,
      username: accounts.username,
      name: games.name,
    })
    .from(latest)
    .innerJoin(accounts, eq(accounts.id, latest.accountId))
    .innerJoin(games, eq(games.nodeId, latest.nodeId))
    .orderBy(desc(latest.amount), desc(latest.id));
  // The sort is stable: wins of one currency keep the order of their amounts.
  const board = rows
    .toSorted((one, other) => worthOf(other) - worthOf(one))
    .slice(0, Math.min(Math.max(limit, 0), MAX_BOARD_ROWS));
  const art = requirePort(gateway.ports, 'art');
  return {
    list: board.map((row) => ({
      vo: {
        id: String(row.id),
        iconUrl: art.gameCover(row.nodeId),
        gameName: inLanguage(row.name, language),
        customerName: maskName(row.username),
        winAmount: toMajor(row.amount, row.currency),
        ...currencyView(row.currency),
        winTime: row.createdAt,
        nodeId: row.nodeId,
      },
    })),
  };
}
