import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { gameType, language, pageNumber, pageSize, shortText, timestamp } from './fields.ts';

export const gameNewsKind = z.enum(['NEW', 'MAINTENANCE', 'JACKPOT']);
export type GameNewsKind = z.infer<typeof gameNewsKind>;

export const gameAnnouncement = z.object({
  id: z.string(),
  kind: gameNewsKind,
  title: z.string(),
  /** HTML from outside: sanitise before it is shown. */
  content: z.string(),
  gameType,
  vassalage: z.optional(z.string()),
  /** The game that it is about, where it is about one. */
  nodeId: z.optional(z.string()),
  publishedAt: timestamp,
  /** When it ends, as a maintenance does. */
  endsAt: z.optional(timestamp),
});
export type GameAnnouncement = z.infer<typeof gameAnnouncement>;

/** What is told about games now, the newest first. */
export const gameAnnouncements = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameAnnouncements',
  token: 'optional',
  sameForAll: true,
  request: z.object({
    gameType: z.optional(gameType),
    vassalage: z.optional(shortText),
    language,
    pageNo: pageNumber,
    pageSize,
  }),
  response: z.object({
    list: z.array(gameAnnouncement),
    totalPages: z.number(),
    totalCount: z.number(),
  }),
});
