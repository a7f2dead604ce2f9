import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { language, pageNumber, pageSize, shortText } from './fields.ts';

/** Specification section 7 and R7.04. */
export const ANNOUNCEMENT_TYPES = 'B,PL,PU,PR,H';
export const NOTICE_TYPES = 'B,PL,PU,PR';
export const LIST_DEFAULTS = { pageNo: 1, pageSize: 42 } as const;

export const banner = z.object({
  bannerId: z.string(),
  groupName: z.enum(['w_forget', 'w_reg', 'w_leftmenu', 'w_home']),
  url: z.string(),
  title: z.string(),
  /** One line under the title. */
  subtitle: z.optional(z.string()),
  /** URL opens externalLink, P a promotion, G the game nodeId of vendor. */
  linkageType: z.enum(['URL', 'P', 'G']),
  externalLink: z.optional(z.string()),
  nodeId: z.optional(z.string()),
  vendor: z.optional(z.string()),
});
export type Banner = z.infer<typeof banner>;

const item = z.object({
  id: z.string(),
  title: z.string(),
  /** HTML from outside: sanitise before it is shown. */
  content: z.string(),
  promotionType: z.optional(z.string()),
  /** A logged in, B anonymous, F first login. */
  execution: z.enum(['A', 'B', 'F']),
  publishedAt: z.number(),
});
export type Announcement = z.infer<typeof item>;

export const announcements = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  token: 'optional',
  sameForAll: true,
  request: z.object({
    types: shortText,
    platform: z.literal('W'),
    execution: z.optional(z.enum(['A', 'B', 'F'])),
    language,
    pageNo: pageNumber,
    pageSize,
  }),
  response: z.object({
    banners: z.array(banner),
    /** Notices: the scrolling bar and the notice popup. */
    player: z.array(item),
    popup: z.array(item),
    promotion: z.array(item),
  }),
});
