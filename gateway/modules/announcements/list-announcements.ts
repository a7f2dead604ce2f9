import type { Announcement, Banner, announcements as call } from '../../contract/announcements.ts';
import type { ParsedRequestOf } from '../../contract/endpoint.ts';
import type { Language } from '../../contract/languages.ts';
import type { Gateway } from '../../core/gateway.ts';
import { inLanguage } from '../../core/translated.ts';
import { announcements, banners } from '../../database/schema/announcements.ts';
import { and, asc, desc, inArray, lte } from '../../database/sql.ts';

type Request = ParsedRequestOf<typeof call>;
type Row = typeof announcements.$inferSelect;
const KINDS = ['PL', 'PU', 'PR', 'H'] as const;

async function listBanners(gateway: Gateway, language: Language): Promise<Banner[]> {
  const rows = await gateway.db
    .select()
    .from(banners)
    .orderBy(asc(banners.groupName), asc(banners.position));
  return rows.map((row) => ({
    bannerId: row.id,
    groupName: row.groupName,
    url: row.url,
    title: inLanguage(row.title, language),
    subtitle: inLanguage(row.subtitle, language),
    linkageType: row.linkageType,
    ...(row.externalLink !== null && { externalLink: row.externalLink }),
    ...(row.nodeId !== null && { nodeId: row.nodeId }),
    ...(row.vendor !== null && { vendor: row.vendor }),
  }));
}

function toItem(row: Row, { language, execution }: Request): Announcement {
  return {
    id: row.id,
    title: inLanguage(row.title, language),
    content: inLanguage(row.content, language),
    ...(row.promotionType !== null && { promotionType: row.promotionType }),
    execution: execution ?? row.audiences[0] ?? 'A',
    publishedAt: row.publishedAt,
  };
}

/**
 * Returns the merchant's announcements of the requested types for the requested audience, newest
 * first and paged within each type. Help texts (H) are included with the notices.
 */
export async function listAnnouncements(gateway: Gateway, request: Request) {
  const types = request.types.split(',');
  const kinds = KINDS.filter((kind) => types.includes(kind));
  const rows =
    kinds.length === 0
      ? []
      : await gateway.db
          .select()
          .from(announcements)
          .where(
            and(
              inArray(announcements.kind, [...kinds]),
              lte(announcements.publishedAt, gateway.clock.now()),
            ),
          )
          .orderBy(desc(announcements.publishedAt), asc(announcements.id));
  const start = (request.pageNo - 1) * request.pageSize;
  const page = (...wanted: Row['kind'][]) =>
    rows
      .filter((row) => wanted.includes(row.kind))
      .filter((row) => !request.execution || row.audiences.includes(request.execution))
      .slice(start, start + request.pageSize)
      .map((row) => toItem(row, request));
  return {
    banners: types.includes('B') ? await listBanners(gateway, request.language) : [],
    player: page('PL', 'H'),
    popup: page('PU'),
    promotion: page('PR'),
  };
}
