import { DAY, HOUR } from '@baize/gateway/contract/durations.ts';
import type { GameType } from '@baize/gateway/contract/fields.ts';
import type { Clock } from '@baize/gateway/core/clock.ts';
import { games, vendorCards, vendors } from '@baize/gateway/database/schema/games.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import { searchText } from '@baize/gateway/modules/games/search-text.ts';
import { seedGameNews } from './game-news.ts';
import { demoGames, type GameSeed } from './make-games.ts';
import { seedRooms } from './rooms.ts';
import { DEMO_VENDORS } from './vendors.ts';

/** The facts about a game that the other demo data needs. */
export interface SeededGame {
  readonly nodeId: string;
  readonly gameName: string;
  readonly vassalage: string;
  readonly vendorName: string;
  readonly gameType: GameType;
  readonly minBet: number;
  readonly maxBet: number;
}

const MONTH = 30 * DAY;
/** Rows of one insert; PostgreSQL accepts at most 65,535 parameters. */
const BATCH = 500;

const maintenance = (now: number, planned: boolean) => ({
  maintenanceFrom: planned ? now - 2 * HOUR : null,
  maintenanceUntil: planned ? now + MONTH : null,
});

/** Vendors and their cards. */
async function seedVendors(tx: Transaction, now: number) {
  await tx.insert(vendors).values(
    DEMO_VENDORS.map(({ vassalage, name, maintenance: planned }) => ({
      vassalage,
      name,
      ...maintenance(now, planned),
    })),
  );
}

async function seedVendorCards(tx: Transaction, all: readonly GameSeed[]) {
  const cards = DEMO_VENDORS.flatMap((vendor) =>
    vendor.categories.map((category) => ({ vendor, category })),
  );
  const firstGame = (vassalage: string, gameType: GameType) =>
    all.find((game) => game.vassalage === vassalage && game.gameType === gameType)?.nodeId ?? null;
  await tx.insert(vendorCards).values(
    cards.map(({ vendor, category }, position) => ({
      vassalage: vendor.vassalage,
      gameType: category.gameType,
      lane: category.lane,
      position,
      nodeId: category.opensGame ? firstGame(vendor.vassalage, category.gameType) : null,
    })),
  );
}

/** Creates the whole catalogue: vendors, their cards and some 2,500 games; deterministic. */
export async function seedGames(tx: Transaction, clock: Clock): Promise<SeededGame[]> {
  const now = clock.now();
  const all = demoGames();
  await seedVendors(tx, now);
  for (let start = 0; start < all.length; start += BATCH) {
    await tx.insert(games).values(
      all.slice(start, start + BATCH).map(({ ageInDays, planned, vendorName: _, ...game }) => ({
        ...game,
        roomId: '1',
        searchText: searchText(Object.values(game.name).join(' ')),
        releasedAt: now - ageInDays * DAY,
        ...maintenance(now, planned),
      })),
    );
  }
  await seedVendorCards(tx, all);
  await seedRooms(tx, all);
  await seedGameNews(tx, clock, all);
  return all.map((game) => ({
    nodeId: game.nodeId,
    gameName: game.name.EN,
    vassalage: game.vassalage,
    vendorName: game.vendorName,
    gameType: game.gameType,
    minBet: game.minBet,
    maxBet: game.maxBet,
  }));
}
