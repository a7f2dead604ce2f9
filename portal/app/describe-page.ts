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

/** The contents of a page's head, and its visibility for search engines. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** No guard protects it. */
  readonly isPublic: boolean;
  /** The canonical path for search engines; by default that of the page. */
  readonly canonical?: string;
  /** Structured data of public pages (schema.org). */
  readonly structuredData?: object;
}

/** The origin of the page, and the function that answers its calls. */
export type PageSource = Pick<StructuredDataInput, 'origin' | 'answer'> & {
  /** The query with its question mark; empty without one. */
  readonly search: string;
};

const routes = manifestRoutes.map(({ path, route, messages }) => ({
  path,
  route,
  catalogue: joinCatalogues(coreCatalogue, messages),
}));

/** The paths of all pages as their manifests spell them. */
export const pagePaths: readonly string[] = routes
  .map(({ path }) => path)
  .filter((path) => !path.includes(':'));

/** The canonical paths of public pages that search engines should list. */
export const publicPaths: readonly string[] = routes
  .filter(
    ({ path, route: { guard, sameAs, isListed } }) =>
      !guard && !sameAs && isListed !== false && !path.includes(':'),
  )
  .map(({ path }) => path);

/** The head of a path in the page's language; undefined where the portal has no such page. */
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
