import type { Game } from '../../contract/games.ts';
import type { Language } from '../../contract/languages.ts';
import type { Gateway } from '../../core/gateway.ts';
import { requirePort } from '../../core/ports.ts';
import { inLanguage } from '../../core/translated.ts';
import { games, vendors } from '../../database/schema/games.ts';
import { eq, getTableColumns } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';
import { catalogueUnits } from '../wallet/money.ts';

/** A game with its vendor. */
export type GameRow = Awaited<ReturnType<typeof findGame>> & object;

export const gameColumns = {
  ...getTableColumns(games),
  vendorName: vendors.name,
  vendorFrom: vendors.maintenanceFrom,
  vendorUntil: vendors.maintenanceUntil,
};

/** Returns a select of games with their vendors; callers add where, order and limit. */
export const selectGames = (db: Database | Transaction) =>
  db
    .select(gameColumns)
    .from(games)
    .innerJoin(vendors, eq(vendors.vassalage, games.vassalage))
    .$dynamic();

/** Returns a game with its vendor; undefined for an unknown id. */
export async function findGame(db: Database | Transaction, nodeId: string) {
  const [row] = await selectGames(db).where(eq(games.nodeId, nodeId));
  return row;
}

interface Window {
  from: number | null;
  until: number | null;
}
const covers = ({ from, until }: Window, now: number) =>
  from !== null && until !== null && from <= now && now < until;

/** Returns the maintenance window at `now`, preferring the game's own; otherwise nothing. */
export function maintenanceOf(row: GameRow, now: number) {
  const windows = [
    { from: row.maintenanceFrom, until: row.maintenanceUntil },
    { from: row.vendorFrom, until: row.vendorUntil },
  ];
  const found = windows.find((window) => covers(window, now));
  return found && { maintainTime: found.from ?? now, endTime: found.until ?? now };
}

/**
 * Converts a game to the contract's form. Amounts are in units of the catalogue, whose worth is
 * part of the member's info.
 * @param jackpot current pot, if the game has one: see `jackpotsOf`
 */
export function toGame(
  { ports }: Pick<Gateway, 'ports'>,
  row: GameRow,
  language: Language,
  now: number,
  jackpot?: number,
): Game {
  const art = requirePort(ports, 'art');
  const name = inLanguage(row.name, language);
  const cover = art.gameCover(row.nodeId);
  return {
    nodeId: row.nodeId,
    roomId: row.roomId,
    gameName: name,
    nodeName: name,
    displayName: name,
    gameCode: row.gameCode,
    vassalage: row.vassalage,
    vendorName: inLanguage(row.vendorName, language),
    gameType: row.gameType,
    gameClassify: row.gameClassify,
    isGame: 1,
    showIcon: cover,
    iconUrl: cover,
    lagerIcon: `${cover}?w=480`,
    defaultIcon: art.defaultCover,
    isHot: row.hotRank === null ? 0 : 1,
    isNew: row.isNew ? 1 : 0,
    supportPlay: row.supportPlay,
    maintenance: maintenanceOf(row, now) !== undefined,
    rtp: row.rtp / 100,
    minBet: catalogueUnits(row.minBet),
    maxBet: catalogueUnits(row.maxBet),
    ...(jackpot !== undefined && { jackpot }),
  };
}
