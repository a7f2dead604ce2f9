import scriptsOfModules from 'virtual:scripts-of-modules';
import type { Language } from '@baize/gateway/contract';
import { coreCatalogue } from './core-catalogue.ts';
import { importedBy } from './imported-modules.ts';
import { homeRoutes } from './navigation/home-routes.ts';
import { manifestRoutes, manifests } from './navigation/manifests.ts';

type Load = () => Promise<unknown>;

const popupHost = () => import('./overlays/popup-host.tsx');
const everyPage = () => import('./navigation/feature-routes.tsx');

/** A popup's script and words, and what shows it. */
function popupLoads(name: string, language: Language): readonly Load[] {
  const found = manifests.find(({ popups = {} }) => name in popups);
  const popup = found?.popups?.[name];
  return found && popup ? [popupHost, popup.load, found.messages[language]] : [];
}

function loadsOf(path: string, language: Language): readonly Load[] {
  const found = manifestRoutes.find((each) => each.path === path);
  const shell = [coreCatalogue[language], everyPage];
  // Behind a guard nothing is fetched for a visitor.
  if (!found || found.route.guard) return shell;
  const { route, messages } = found;
  // Home's words are among those of every page.
  const own = path in homeRoutes ? [route.load] : [route.load, messages[language]];
  return [...shell, ...own, ...(route.popup ? popupLoads(route.popup, language) : [])];
}

const known = new Map<string, readonly string[]>();

/**
 * What a drawn page fetches before it answers to a press, beside the scripts that its HTML has
 * already: file names below the built portal.
 */
export function scriptsOfPage(path: string, language: Language): readonly string[] {
  const key = `${language} ${path}`;
  const scripts = known.get(key) ?? [
    ...new Set(
      loadsOf(path, language)
        .flatMap(importedBy)
        .flatMap((module) => scriptsOfModules[module] ?? []),
    ),
  ];
  known.set(key, scripts);
  return scripts;
}
