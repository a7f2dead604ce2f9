import scriptsOfModules from 'virtual:scripts-of-modules';
import type { Language } from '@baize/gateway/contract';
import { coreCatalogue } from './core-catalogue.ts';
import { modulesImportedBy } from './imported-modules.ts';
import { homeRoutes } from './navigation/home-routes.ts';
import { manifestRoutes, manifests } from './navigation/manifests.ts';

type Load = () => Promise<unknown>;

/** File names relative to the built portal. */
export interface PageScripts {
  /** Needed for hydration. */
  readonly scripts: readonly string[];
  /** Needed in addition where somebody is logged in, which only the browser knows. */
  readonly memberScripts: readonly string[];
}

const popupHost = () => import('./overlays/popup-host.tsx');
const everyPage = () => import('./navigation/feature-routes.tsx');

/** The script and messages of a popup, and the code that renders it. */
function popupLoads(name: string, language: Language): readonly Load[] {
  const found = manifests.find(({ popups = {} }) => name in popups);
  const popup = found?.popups?.[name];
  return found && popup ? [popupHost, popup.load, found.messages[language]] : [];
}

/** The components of a member's page, and the code of their calls. */
const memberLoads: readonly Load[] = [
  () => import('./member-effects.tsx'),
  () => import('./shell/member-tools.tsx'),
  () => import('../shared/api/fetch-query.ts'),
  () => import('../shared/api/read-value.ts'),
  () => import('../shared/api/socket.ts'),
];

function routeLoads(path: string, language: Language, isLogin: boolean): readonly Load[] {
  const found = manifestRoutes.find((each) => each.path === path);
  // Behind a guard nothing is loaded for a visitor.
  if (!found || (found.route.guard && !isLogin)) return [];
  const { route, messages } = found;
  // Home's messages are part of those of every page.
  const own = path in homeRoutes ? [route.load] : [route.load, messages[language]];
  return [...own, ...(route.popup ? popupLoads(route.popup, language) : [])];
}

const known = new Map<string, PageScripts>();

const scriptsOf = (loads: readonly Load[]): readonly string[] => [
  ...new Set(loads.flatMap(modulesImportedBy).flatMap((module) => scriptsOfModules[module] ?? [])),
];

function findScripts(path: string, language: Language): PageScripts {
  const shell = [coreCatalogue[language], everyPage];
  const scripts = scriptsOf([...shell, ...routeLoads(path, language, false)]);
  const all = scriptsOf([...memberLoads, ...routeLoads(path, language, true)]);
  return { scripts, memberScripts: all.filter((script) => !scripts.includes(script)) };
}

/**
 * The files that a server-rendered page loads right after its first paint, besides the scripts in
 * its HTML.
 */
export function scriptsOfPage(path: string, language: Language): PageScripts {
  const key = `${language} ${path}`;
  const found = known.get(key) ?? findScripts(path, language);
  known.set(key, found);
  return found;
}
