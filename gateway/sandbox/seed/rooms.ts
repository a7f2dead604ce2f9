import { dealerShifts, dealers, gameRooms, games } from '@baize/gateway/database/schema/games.ts';
import { eq } from '@baize/gateway/database/sql.ts';
import type { Transaction } from '@baize/gateway/database/types.ts';
import type { GameSeed } from './make-games.ts';
import { DEALER_NAMES, dealerIdOf } from './names/dealer-names.ts';
import { seededRandom } from './random.ts';

/** Number of live games of each vendor that have tables with dealers: its most played ones. */
const GAMES_WITH_TABLES = 4;
/** Factor of the evening tables' bet limits. */
const EVENING_LIMITS = 10;
const EVENING_TABLES = 2;

interface Hours {
  readonly fromHour: number;
  readonly untilHour: number;
}
/** The first table of a game is open around the clock, in three shifts. */
const AROUND_THE_CLOCK: readonly Hours[] = [
  { fromHour: 0, untilHour: 8 },
  { fromHour: 8, untilHour: 16 },
  { fromHour: 16, untilHour: 24 },
];
/** From 18:00 to 02:00. */
const EVENING: readonly Hours[] = [
  { fromHour: 0, untilHour: 2 },
  { fromHour: 18, untilHour: 24 },
];
const ALSO_SPOKEN = ['vi', 'ko', 'th', 'zh', 'ja', 'es', 'hi'];

type Room = typeof gameRooms.$inferInsert;

/** The tables of a vendor: one for each of its games, and evening tables for the first two. */
function tablesOf(vendorGames: readonly GameSeed[]): { room: Room; hours: readonly Hours[] }[] {
  const hosted = vendorGames
    .filter(({ planned, motif }) => !planned && motif.startsWith('dealer'))
    .toSorted((one, other) => other.popularity - one.popularity)
    .slice(0, GAMES_WITH_TABLES);
  return hosted.flatMap((game, index) => {
    const { nodeId, minBet, maxBet } = game;
    const first = { roomId: `${nodeId}-1`, nodeId, tableNo: 1, minBet, maxBet };
    const evening = {
      ...first,
      roomId: `${nodeId}-2`,
      tableNo: 2,
      minBet: minBet * EVENING_LIMITS,
      maxBet: maxBet * EVENING_LIMITS,
    };
    const tables = [{ room: first, hours: AROUND_THE_CLOCK }];
    return index < EVENING_TABLES ? [...tables, { room: evening, hours: EVENING }] : tables;
  });
}

/** The tables of the live games, with their dealers' schedules. */
export async function seedRooms(tx: Transaction, all: readonly GameSeed[]): Promise<void> {
  const random = seededRandom('baize dealers');
  const vassalages = new Set(
    all.filter(({ gameType }) => gameType === 'LIVE').map(({ vassalage }) => vassalage),
  );
  for (const vassalage of vassalages) {
    const tables = tablesOf(
      all.filter((game) => game.vassalage === vassalage && game.gameType === 'LIVE'),
    );
    if (tables.length === 0) continue;
    const start = random.whole(0, DEALER_NAMES.length - 1);
    const shifts = tables.flatMap(({ room, hours }) =>
      hours.map((shift) => ({ ...shift, roomId: room.roomId })),
    );
    // Each dealer has one shift a day.
    const staffed = shifts.map((shift, index) => {
      const name = DEALER_NAMES[(start + index) % DEALER_NAMES.length] ?? '';
      return { ...shift, name, dealerId: dealerIdOf(vassalage, name) };
    });
    await tx.insert(gameRooms).values(tables.map(({ room }) => room));
    await tx.insert(dealers).values(
      staffed.map(({ dealerId, name }) => ({
        id: dealerId,
        name,
        languages: random.chance(0.5)
          ? ['en', 'fil', random.pick(ALSO_SPOKEN)]
          : ['en', random.pick(['fil', ...ALSO_SPOKEN])],
      })),
    );
    await tx.insert(dealerShifts).values(staffed.map(({ name: _, ...shift }) => shift));
    for (const { room } of tables.filter(({ room: { tableNo } }) => tableNo === 1)) {
      await tx.update(games).set({ roomId: room.roomId }).where(eq(games.nodeId, room.nodeId));
    }
  }
}
