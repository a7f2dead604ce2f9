import type { RoomState } from '../../../contract/live-tables.ts';
import type { Gateway } from '../../../core/gateway.ts';
import { readSettings } from '../../../core/merchant-settings.ts';
import {
  dealerShifts,
  dealers,
  gameRooms,
  games,
  vendors,
} from '../../../database/schema/index.ts';
import { and, asc, eq, inArray, type SQL } from '../../../database/sql.ts';
import { type GameRow, gameColumns, maintenanceOf } from '../game-row.ts';
import { type ShiftTimes, shiftTimes } from './shift-times.ts';

type Room = typeof gameRooms.$inferSelect;

/** A shift with its dealer, and its times around now. */
export interface Shift extends ShiftTimes {
  readonly dealer: typeof dealers.$inferSelect;
}

/** The state of a room at a given time. */
export interface RoomView {
  readonly room: Room;
  readonly game: GameRow;
  readonly state: RoomState;
  readonly opensAt?: number | undefined;
  /** The current or next occurrence of every shift of the room. */
  readonly shifts: readonly Shift[];
  readonly onShift?: Shift | undefined;
}

async function shiftsOf(gateway: Pick<Gateway, 'db'>, rooms: readonly Room[], now: number) {
  const byRoom = new Map<string, Shift[]>();
  if (rooms.length === 0) return byRoom;
  const { timeZone } = await readSettings(gateway.db);
  const rows = await gateway.db
    .select({ shift: dealerShifts, dealer: dealers })
    .from(dealerShifts)
    .innerJoin(dealers, eq(dealers.id, dealerShifts.dealerId))
    .where(
      inArray(
        dealerShifts.roomId,
        rooms.map(({ roomId }) => roomId),
      ),
    )
    .orderBy(asc(dealerShifts.roomId), asc(dealerShifts.fromHour));
  for (const { shift, dealer } of rows) {
    const shifts = byRoom.get(shift.roomId) ?? [];
    shifts.push({ dealer, ...shiftTimes(shift, now, timeZone) });
    byRoom.set(shift.roomId, shifts);
  }
  return byRoom;
}

function viewOf(room: Room, game: GameRow, shifts: readonly Shift[], now: number): RoomView {
  const onShift = shifts.find(({ from, until }) => from <= now && now < until);
  const closure = maintenanceOf(game, now);
  const common = { room, game, shifts, onShift };
  if (closure) return { ...common, state: 'maintenance', opensAt: closure.endTime };
  if (onShift || shifts.length === 0) return { ...common, state: 'open' };
  return { ...common, state: 'closed', opensAt: Math.min(...shifts.map(({ from }) => from)) };
}

/**
 * Returns the matching rooms with their current state, ordered by the popularity of their games.
 */
export async function viewRooms(
  gateway: Pick<Gateway, 'db' | 'clock'>,
  where: SQL | undefined,
): Promise<RoomView[]> {
  const now = gateway.clock.now();
  const rows = await gateway.db
    .select({ room: gameRooms, game: gameColumns })
    .from(gameRooms)
    .innerJoin(games, eq(games.nodeId, gameRooms.nodeId))
    .innerJoin(vendors, eq(vendors.vassalage, games.vassalage))
    .where(where)
    .orderBy(asc(gameRooms.tableNo), asc(gameRooms.roomId));
  const shifts = await shiftsOf(
    gateway,
    rows.map(({ room }) => room),
    now,
  );
  return rows
    .map(({ room, game }) => viewOf(room, game, shifts.get(room.roomId) ?? [], now))
    .toSorted((one, other) => other.game.popularity - one.game.popularity);
}

/** Returns one room of a game; undefined if the game does not have it. */
export async function findRoom(
  gateway: Pick<Gateway, 'db' | 'clock'>,
  { nodeId, roomId }: { readonly nodeId: string; readonly roomId: string },
): Promise<RoomView | undefined> {
  const [view] = await viewRooms(
    gateway,
    and(eq(gameRooms.roomId, roomId), eq(gameRooms.nodeId, nodeId)),
  );
  return view;
}
