import type { Boot } from '@baize/gateway/contract';
import { createIntl } from 'react-intl';
import { matchPath } from 'react-router-dom';
import { loadCatalogue } from '../shared/messages/catalogue.tsx';
import { joinCatalogues } from '../shared/messages/join-catalogues.ts';
import { languageTag } from '../shared/messages/language-store.ts';
import { pageText } from '../shared/navigation/page-name.ts';
import { titleOf } from '../shared/navigation/title-of.ts';
import { coreCatalogue } from './core-catalogue.ts';
import { manifestRoutes } from './navigation/manifests.ts';
import { type StructuredDataInput, structuredData } from './structured-data.ts';

/** What the head of a page says of it, and what it is to a search engine. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** Everybody may read it: no guard stands before it. */
  readonly isPublic: boolean;
  /** The path that search engines are told of; that of the page itself where absent. */
  readonly canonical?: string;
  /** For search engines (schema.org), of pages that everybody may read. */
  readonly structuredData?: object;
}

/** Where the page stands, and how it asks for what it shows. */
export type PageSource = Pick<StructuredDataInput, 'origin' | 'answer'> & {
  /** The query with its question mark; empty without one. */
  readonly search: string;
};

const routes = manifestRoutes.map(({ path, route, messages }) => ({
  path,
  route,
  catalogue: joinCatalogues(coreCatalogue, messages),
}));

/** Every page by the one spelling that its manifest gives it. */
export const pagePaths: readonly string[] = routes
  .map(({ path }) => path)
  .filter((path) => !path.includes(':'));

/** Pages that everybody may read and be led to, each by one address. */
export const publicPaths: readonly string[] = routes
  .filter(
    ({ path, route: { guard, sameAs, isListed } }) =>
      !guard && !sameAs && isListed !== false && !path.includes(':'),
  )
  .map(({ path }) => path);

/** Of a path of the portal, in the page's language; undefined where it has no such page. */
export async function describePage(
  path: string,
  boot: Boot,
  source: PageSource,
): Promise<PageHead | undefined> {
  const { brand, language } = boot;
  const found = routes.find((each) => matchPath({ path: each.path, end: true }, path));
  if (!found) return undefined;
  const { route, catalogue } = found;
  const messages = { ...(await loadCatalogue(catalogue, language)), ...brand.texts?.[language] };
  const intl = createIntl({ locale: languageTag(language), messages });
  const description = route.render?.description;
  const name = intl.formatMessage({ id: route.title }, { brand: brand.name });
  const data = route.guard
    ? undefined
    : await structuredData({
        path,
        boot,
        title: name,
        origin: source.origin,
        answer: source.answer,
      });
  const pageName = await route.pageName?.({
    query: new URLSearchParams(source.search),
    language,
    text: pageText(intl),
    answer: source.answer,
  });
  return {
    title: titleOf(pageName ?? name, brand),
    isPublic: !route.guard,
    ...(route.sameAs && { canonical: route.sameAs }),
    ...(data && { structuredData: data }),
    ...(description && {
      description: intl.formatMessage({ id: description }, { brand: brand.name }),
    }),
  };
}
