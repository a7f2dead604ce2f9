import type { Boot } from '@baize/gateway/contract';
import { createIntl } from 'react-intl';
import { matchPath } from 'react-router-dom';
import { loadCatalogue } from '../shared/messages/catalogue.tsx';
import { joinCatalogues } from '../shared/messages/join-catalogues.ts';
import { languageTag } from '../shared/messages/language-store.ts';
import { coreCatalogue } from './core-catalogue.ts';
import { manifests } from './navigation/manifests.ts';
import { titleOf } from './navigation/title-of.ts';

/** What the head of a page says of it, and what it is to a search engine. */
export interface PageHead {
  readonly title: string;
  readonly description?: string;
  /** Everybody may read it: no guard stands before it. */
  readonly isPublic: boolean;
}

const routes = manifests.flatMap(({ routes: own = {}, messages }) =>
  Object.entries(own).map(([path, route]) => ({
    path,
    route,
    catalogue: joinCatalogues(coreCatalogue, messages),
  })),
);

/** Pages that everybody may read, without the popups that stand over one of them. */
export const publicPaths: readonly string[] = routes
  .filter(({ path, route }) => !route.guard && !route.popup && !path.includes(':'))
  .map(({ path }) => path);

/** Of a path of the portal, in the page's language; undefined where it has no such page. */
export async function describePage(
  path: string,
  { brand, language }: Pick<Boot, 'brand' | 'language'>,
): Promise<PageHead | undefined> {
  const found = routes.find((each) => matchPath({ path: each.path, end: true }, path));
  if (!found) return undefined;
  const { route, catalogue } = found;
  const messages = await loadCatalogue(catalogue, language);
  const intl = createIntl({ locale: languageTag(language), messages });
  const description = route.render?.description;
  return {
    title: titleOf(intl, route.title, brand.name),
    isPublic: !route.guard,
    ...(description && {
      description: intl.formatMessage({ id: description }, { brand: brand.name }),
    }),
  };
}
