import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { gameType, language, money, pageNumber, pageSize, shortText, timestamp } from './fields.ts';

/** `closed`: nobody deals there now. */
export const roomState = z.enum(['open', 'closed', 'maintenance']);
export type RoomState = z.infer<typeof roomState>;

/** What names a table. */
const table = {
  roomId: z.string(),
  nodeId: z.string(),
  gameName: z.string(),
  /** Tells the tables of one game apart; from 1. */
  tableNo: z.number(),
  vassalage: z.string(),
  vendorName: z.string(),
  gameType,
};

const dealer = z.object({
  modelId: z.string(),
  name: z.string(),
  pictureUrl: z.string(),
  /** BCP 47 codes, the best spoken first. */
  languages: z.array(z.string()),
});

export const gameRoom = z.object({
  ...table,
  iconUrl: z.string(),
  state: roomState,
  /** When a closed room opens next, or a maintenance ends. */
  opensAt: z.optional(timestamp),
  /** In units of the catalogue. */
  minBet: money,
  maxBet: money,
  /** Who deals now; a room that deals by itself has nobody. */
  dealer: z.optional(dealer),
  /** Who played there within the last minutes. No table is ever full: everybody has a round of their own. */
  players: z.number(),
});
export type GameRoom = z.infer<typeof gameRoom>;

const filter = {
  vassalage: z.optional(shortText),
  language,
  pageNo: pageNumber,
  pageSize,
};

/** Tables of live and other room games: those that are open first, then by how much is played there. */
export const roomList = endpoint({
  method: 'GET',
  path: '/wps/relay/GLS2_roomList',
  token: 'optional',
  sameForAll: true,
  request: z.object({
    ...filter,
    gameType: z.optional(gameType),
    /** The tables of one game. */
    nodeId: z.optional(shortText),
  }),
  response: z.object({ rooms: z.array(gameRoom), totalPages: z.number(), totalCount: z.number() }),
});

export const liveModel = z.object({
  ...dealer.shape,
  ...table,
  isOnShift: z.boolean(),
  /** The shift that goes on, or the next one. */
  shiftFrom: timestamp,
  shiftUntil: timestamp,
  /** Of the table. */
  state: roomState,
});
export type LiveModel = z.infer<typeof liveModel>;

/** The live models: who deals at which table, those on shift first, then whose shift begins soonest. */
export const liveModelList = endpoint({
  method: 'GET',
  path: '/wps/relay/GLS2_liveModelList',
  token: 'optional',
  sameForAll: true,
  request: z.object(filter),
  response: z.object({ list: z.array(liveModel), totalPages: z.number(), totalCount: z.number() }),
});
