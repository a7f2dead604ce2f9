import type { GameType } from '../../contract/fields.ts';
import type { VendorCard, VendorLane } from '../../contract/games.ts';
import type { Language } from '../../contract/languages.ts';
import type { Gateway } from '../../core/gateway.ts';
import { type ArtPort, requirePort } from '../../core/ports.ts';
import { inLanguage } from '../../core/translated.ts';
import { games, vendorCards, vendors } from '../../database/schema/games.ts';
import { asc, count, eq } from '../../database/sql.ts';

/** The order of the game menu. */
const LANE_ORDER = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
] as const satisfies readonly GameType[];

/** Sub-categories in display order, with their names (R2.54). */
const CLASSIFY_NAMES = [
  { key: 'SC', EN: 'Scratch cards', TY: 'Mga scratch card' },
  { key: 'VP', EN: 'Video poker', TY: 'Video poker' },
  { key: 'JP', EN: 'Jackpots', TY: 'Mga jackpot' },
  { key: 'TG', EN: 'Table games', TY: 'Mga larong pangmesa' },
  { key: 'AC', EN: 'Arcade', TY: 'Arcade' },
  { key: 'BG', EN: 'Bingo', TY: 'Bingo' },
] as const;

/** Counts the games of each vendor by category and sub-category. */
export function countGames(gateway: Gateway) {
  return gateway.db
    .select({
      vassalage: games.vassalage,
      gameType: games.gameType,
      gameClassify: games.gameClassify,
      games: count(),
    })
    .from(games)
    .groupBy(games.vassalage, games.gameType, games.gameClassify);
}
export type Counts = Awaited<ReturnType<typeof countGames>>;

/** Returns the total number of games. */
export const sum = (rows: Counts) => rows.reduce((total, row) => total + row.games, 0);

/** Returns the sub-categories of a category that have games, in display order. */
export function classifications(counts: Counts, gameType: GameType, language: Language) {
  return CLASSIFY_NAMES.map((row) => ({
    key: row.key,
    displayName: row[language],
    gameCount: sum(
      counts.filter((count) => count.gameType === gameType && count.gameClassify === row.key),
    ),
  })).filter((row) => row.gameCount > 0);
}

function selectCards(gateway: Gateway) {
  return gateway.db
    .select({
      lane: vendorCards.lane,
      gameType: vendorCards.gameType,
      vassalage: vendorCards.vassalage,
      name: vendors.name,
      from: vendors.maintenanceFrom,
      until: vendors.maintenanceUntil,
      nodeId: vendorCards.nodeId,
      gameCode: games.gameCode,
    })
    .from(vendorCards)
    .innerJoin(vendors, eq(vendors.vassalage, vendorCards.vassalage))
    .leftJoin(games, eq(games.nodeId, vendorCards.nodeId))
    .orderBy(asc(vendorCards.position));
}
type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

interface ViewContext {
  readonly art: ArtPort;
  readonly counts: Counts;
  readonly language: Language;
  readonly now: number;
}

function toCard(row: CardRow, { art, counts, language, now }: ViewContext): VendorCard {
  const logo = art.vendorLogo(row.vassalage);
  return {
    vassalage: row.vassalage,
    accountTypeName: row.vassalage,
    displayName: inLanguage(row.name, language),
    smallIcon: logo,
    lagerIcon: art.vendorCard(row.vassalage),
    gameType: row.gameType,
    gameCount: sum(
      counts.filter(
        (count) => count.vassalage === row.vassalage && count.gameType === row.gameType,
      ),
    ),
    isGame: row.nodeId === null ? 0 : 1,
    ...(row.nodeId !== null && { nodeId: row.nodeId }),
    ...(row.gameCode !== null && { gameCode: row.gameCode }),
    maintenance: row.from !== null && row.until !== null && row.from <= now && now < row.until,
  };
}

/**
 * Returns the vendors by lane. A vendor of e-sports or cockfighting may be in the SPORTS lane: its
 * card's `gameType` says so, and the client separates it (R4.19). Lanes without cards are omitted.
 */
export async function listVendors(gateway: Gateway, language: Language): Promise<VendorLane[]> {
  const rows = await selectCards(gateway);
  const counts = await countGames(gateway);
  const now = gateway.clock.now();
  const showing = { art: requirePort(gateway.ports, 'art'), counts, language, now };
  return LANE_ORDER.map((lane) => ({
    title: lane,
    cards: rows.filter((row) => row.lane === lane).map((row) => toCard(row, showing)),
    gameClassify: classifications(counts, lane, language),
  })).filter((lane) => lane.cards.length > 0);
}
