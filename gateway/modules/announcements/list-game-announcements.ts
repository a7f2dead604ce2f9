import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import type {
  gameAnnouncements as call,
  GameAnnouncement,
} from '../../contract/game-announcements.ts';
import type { Language } from '../../contract/languages.ts';
import type { Gateway } from '../../core/gateway.ts';
import { inLanguage } from '../../core/translated.ts';
import { gameAnnouncements } from '../../database/schema/announcements.ts';
import { and, asc, count, desc, eq, gt, isNull, lte, or } from '../../database/sql.ts';

type Row = typeof gameAnnouncements.$inferSelect;

const toItem = (row: Row, language: Language): GameAnnouncement => ({
  id: row.id,
  kind: row.kind,
  title: inLanguage(row.title, language),
  content: inLanguage(row.content, language),
  gameType: row.gameType,
  ...(row.vassalage !== null && { vassalage: row.vassalage }),
  ...(row.nodeId !== null && { nodeId: row.nodeId }),
  publishedAt: row.publishedAt,
  ...(row.endsAt !== null && { endsAt: row.endsAt }),
});

/** Returns one page of the current announcements about games: published and not expired. */
export async function listGameAnnouncements(
  gateway: Gateway,
  request: ParsedRequestOf<typeof call>,
) {
  const now = gateway.clock.now();
  const { gameType, vassalage, language, pageNo, pageSize } = request;
  const where = and(
    lte(gameAnnouncements.publishedAt, now),
    or(isNull(gameAnnouncements.endsAt), gt(gameAnnouncements.endsAt, now)),
    gameType && eq(gameAnnouncements.gameType, gameType),
    vassalage ? eq(gameAnnouncements.vassalage, vassalage) : undefined,
  );
  const [total] = await gateway.db.select({ rows: count() }).from(gameAnnouncements).where(where);
  const rows = await gateway.db
    .select()
    .from(gameAnnouncements)
    .where(where)
    .orderBy(desc(gameAnnouncements.publishedAt), asc(gameAnnouncements.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const totalCount = total?.rows ?? 0;
  return {
    list: rows.map((row) => toItem(row, language)),
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
  };
}
