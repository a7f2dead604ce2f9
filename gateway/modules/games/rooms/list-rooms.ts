import { MINUTE } from '../../../contract/durations.ts';
import type { ParsedRequestOf } from '../../../contract/endpoint.ts';
import type { Language } from '../../../contract/languages.ts';
import type {
  GameRoom,
  LiveModel,
  liveModelList,
  RoomState,
  roomList,
} from '../../../contract/live-tables.ts';
import type { Gateway } from '../../../core/gateway.ts';
import { type ArtPort, requirePort } from '../../../core/ports.ts';
import { inLanguage } from '../../../core/translated.ts';
import { gameLaunches, gameRounds, games } from '../../../database/schema/index.ts';
import { and, countDistinct, eq, gte, inArray } from '../../../database/sql.ts';
import { catalogueUnits } from '../../wallet/money.ts';
import { type RoomView, type Shift, viewRooms } from './room-state.ts';

/** Milliseconds after their last round for which players count as being at the table. */
const PLAYING_WINDOW_MS = 10 * MINUTE;
const RANK: Readonly<Record<RoomState, number>> = { open: 0, closed: 1, maintenance: 2 };

interface ViewContext {
  readonly art: ArtPort;
  readonly language: Language;
}

/** Counts the current players of each room; empty rooms are omitted. */
async function playersAt(gateway: Gateway, roomIds: readonly string[]) {
  if (roomIds.length === 0) return new Map<string | null, number>();
  const rows = await gateway.db
    .select({ roomId: gameLaunches.roomId, players: countDistinct(gameLaunches.walletId) })
    .from(gameRounds)
    .innerJoin(gameLaunches, eq(gameLaunches.id, gameRounds.launchId))
    .where(
      and(
        gte(gameRounds.settledAt, gateway.clock.now() - PLAYING_WINDOW_MS),
        inArray(gameLaunches.roomId, [...roomIds]),
      ),
    )
    .groupBy(gameLaunches.roomId);
  return new Map(rows.map(({ roomId, players }) => [roomId, players]));
}

const tableOf = ({ room, game }: RoomView, { language }: ViewContext) => ({
  roomId: room.roomId,
  nodeId: room.nodeId,
  gameName: inLanguage(game.name, language),
  tableNo: room.tableNo,
  vassalage: game.vassalage,
  vendorName: inLanguage(game.vendorName, language),
  gameType: game.gameType,
});

const dealerOf = ({ dealer }: Shift, { art }: ViewContext) => ({
  modelId: dealer.id,
  name: dealer.name,
  pictureUrl: art.dealerPortrait(dealer.id),
  languages: [...dealer.languages],
});

function toRoom(view: RoomView, players: number, showing: ViewContext): GameRoom {
  return {
    ...tableOf(view, showing),
    iconUrl: showing.art.gameCover(view.room.nodeId),
    state: view.state,
    ...(view.opensAt !== undefined && { opensAt: view.opensAt }),
    minBet: catalogueUnits(view.room.minBet),
    maxBet: catalogueUnits(view.room.maxBet),
    ...(view.onShift && { dealer: dealerOf(view.onShift, showing) }),
    players,
  };
}

/** Returns one page of a list, with the numbers of a paged response. */
function pageOf<Item>(all: readonly Item[], request: { pageNo: number; pageSize: number }) {
  const start = (request.pageNo - 1) * request.pageSize;
  return {
    items: all.slice(start, start + request.pageSize),
    totalPages: Math.ceil(all.length / request.pageSize),
    totalCount: all.length,
  };
}

/** Returns one page of the tables with their current state, open ones first. */
export async function listRooms(gateway: Gateway, request: ParsedRequestOf<typeof roomList>) {
  const views = await viewRooms(
    gateway,
    and(
      request.gameType && eq(games.gameType, request.gameType),
      request.vassalage ? eq(games.vassalage, request.vassalage) : undefined,
      request.nodeId ? eq(games.nodeId, request.nodeId) : undefined,
    ),
  );
  const { items, ...pages } = pageOf(
    views.toSorted((one, other) => RANK[one.state] - RANK[other.state]),
    request,
  );
  const players = await playersAt(
    gateway,
    items.map(({ room }) => room.roomId),
  );
  const showing = { art: requirePort(gateway.ports, 'art'), language: request.language };
  const rooms = items.map((view) => toRoom(view, players.get(view.room.roomId) ?? 0, showing));
  return { rooms, ...pages };
}

/**
 * Returns one page of the dealers of live tables: those on shift first, then by the start of the
 * next shift.
 */
export async function listModels(gateway: Gateway, request: ParsedRequestOf<typeof liveModelList>) {
  const views = await viewRooms(
    gateway,
    and(
      eq(games.gameType, 'LIVE'),
      request.vassalage ? eq(games.vassalage, request.vassalage) : undefined,
    ),
  );
  const now = gateway.clock.now();
  const showing = { art: requirePort(gateway.ports, 'art'), language: request.language };
  const all = views.flatMap((view) =>
    view.shifts.map(
      (shift): LiveModel => ({
        ...dealerOf(shift, showing),
        ...tableOf(view, showing),
        isOnShift: shift.from <= now,
        shiftFrom: shift.from,
        shiftUntil: shift.until,
        state: view.state,
      }),
    ),
  );
  // Dealers on shift are equal in the order, whenever their shift began.
  const beginsIn = ({ shiftFrom }: LiveModel) => Math.max(0, shiftFrom - now);
  const { items, ...pages } = pageOf(
    all.toSorted((one, other) => beginsIn(one) - beginsIn(other)),
    request,
  );
  return { list: items, ...pages };
}
