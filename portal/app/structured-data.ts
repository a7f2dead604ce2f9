import {
  type AnyEndpoint,
  type Boot,
  CLIENT_TYPE,
  type Game,
  gameList,
  gameType,
  PLATFORM,
  type RequestOf,
} from '@baize/gateway/contract';
import * as z from 'zod/mini';
import { schemasOf } from '../shared/api/schemas-of.ts';
import { isOpenFor } from '../shared/boot.ts';
import { languageTag } from '../shared/messages/language-store.ts';
import { socialLinksOf } from '../shared/social-links.ts';
import { isHome } from './navigation/home-routes.ts';
import { manifestRoutes } from './navigation/manifests.ts';

export interface StructuredDataInput {
  readonly path: string;
  readonly boot: Boot;
  /** The origin of the merchant's pages, without a slash at the end. */
  readonly origin: string;
  /** The name of the page, without the brand. */
  readonly title: string;
  /** Answers a reading call as it would be answered for a visitor; undefined when it failed. */
  answer(endpoint: AnyEndpoint, payload: RequestOf<AnyEndpoint>): Promise<unknown>;
}

/** The number of games of a lobby that are listed: its first page. */
const GAMES = 18;

const lobbies = new Map(
  manifestRoutes.flatMap(({ path, route: { props } }) => {
    const found = z.safeParse(z.object({ gameType }), props);
    return found.success ? [[path, found.data.gameType] as const] : [];
  }),
);

const absolute = (origin: string, address: string): string | undefined =>
  URL.canParse(address, `${origin}/`) ? new URL(address, `${origin}/`).href : undefined;

/** The operator of the site, and the site itself. */
function siteOf({ boot, origin }: StructuredDataInput): object[] {
  const { brand, permission, language } = boot;
  const { email, phone } = brand.support;
  const publisher = { '@id': `${origin}/#organization` };
  const contact = {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    ...(email && { email: email.replace(/^mailto:/, '') }),
    ...(phone && { telephone: phone.replace(/^tel:/, '') }),
  };
  return [
    {
      '@type': 'Organization',
      ...publisher,
      name: brand.name,
      url: `${origin}/`,
      logo: `${origin}/brands/${brand.slug}/icon-512.png`,
      sameAs: socialLinksOf(permission.info.resources).map(({ url }) => url),
      ...((email ?? phone) && { contactPoint: contact }),
    },
    {
      '@type': 'WebSite',
      name: brand.name,
      url: `${origin}/`,
      inLanguage: languageTag(language),
      publisher,
    },
  ];
}

/** A game of a lobby: its name, its vendor, its page. */
function gameOf(game: Game, { path, origin, boot }: StructuredDataInput): object {
  const image = absolute(origin, game.lagerIcon || game.showIcon);
  return {
    '@type': 'VideoGame',
    name: game.displayName,
    url: `${origin}${path}?popup=game-info:${encodeURIComponent(game.nodeId)}`,
    ...(image && { image }),
    author: { '@type': 'Organization', name: game.vendorName },
    applicationCategory: 'Game',
    gamePlatform: 'Web browser',
    inLanguage: languageTag(boot.language),
    typicalAgeRange: `${boot.brand.minimumAge}-`,
  };
}

async function lobbyOf(
  input: StructuredDataInput,
  type: z.infer<typeof gameType>,
): Promise<object[]> {
  const { boot, origin, path, title } = input;
  const answered = await input.answer(gameList, {
    gameType: type,
    language: boot.language,
    clientType: CLIENT_TYPE,
    platform: PLATFORM,
    merchant: boot.permission.info.merchantCode,
    pageNo: 1,
    pageSize: GAMES,
  });
  const { response } = await schemasOf(gameList);
  const found = z.safeParse(response, answered);
  const games = found.success ? found.data.games : [];
  const item = (position: number, more: object) => ({ '@type': 'ListItem', position, ...more });
  const page = `${origin}${path}`;
  const crumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      item(1, { name: boot.brand.name, item: `${origin}/` }),
      item(2, { name: title, item: page }),
    ],
  };
  if (games.length === 0) return [crumbs];
  const list = {
    '@type': 'ItemList',
    name: title,
    url: page,
    numberOfItems: games.length,
    itemListElement: games.map((game, index) => item(index + 1, { item: gameOf(game, input) })),
  };
  return [crumbs, list];
}

/**
 * The structured data of a page for search engines (schema.org as JSON-LD): the operator at home,
 * the games of a lobby. Undefined for other pages.
 */
export async function structuredData(input: StructuredDataInput): Promise<object | undefined> {
  if (!isOpenFor(input.boot)) return undefined;
  const type = lobbies.get(input.path);
  const graph = type ? await lobbyOf(input, type) : isHome(input.path) ? siteOf(input) : [];
  return graph.length === 0 ? undefined : { '@context': 'https://schema.org', '@graph': graph };
}
