import { posix } from 'node:path';
import { lineAt, type Source } from './source.ts';

export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly rule: string;
}

/** Allowed imports between workspaces, besides themselves. Tests and scripts may import all. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  tokens: [],
  'ui-kit': ['tokens'],
  gateway: [],
  // It implements the ports of core, and its own calls and pages use the modules.
  'gateway/sandbox': ['gateway/contract', 'gateway/core', 'gateway/database', 'gateway/modules'],
  // Brands and pages share the definition of a safe link.
  portal: ['ui-kit', 'gateway/contract', 'tokens/src/safe-link.ts'],
};
const WORKSPACES = Object.keys(MAY_IMPORT);
/** Packages whose name is not their folder's. */
const FOLDERS: Readonly<Record<string, string>> = { 'gateway-sandbox': 'gateway/sandbox' };
/** The one file that selects the implementations of the gateway's ports. */
const COMPOSITION_ROOT = 'gateway/providers.ts';
/** Layers of the gateway, lowest first: each imports itself and those before it. */
const GATEWAY_LAYERS = [
  ['gateway/contract'],
  ['gateway/core', 'gateway/database'],
  ['gateway/modules'],
  ['gateway'],
];

const KIT_ONLY =
  /^(@radix-ui\/|@floating-ui\/|@tanstack\/|@visx\/|(lucide-react|react-day-picker|d3|recharts|uqr)(\/|$)|d3-)/;
const NOT_IN_KIT = /^(swr|react-router|react-router-dom|react-intl|@formatjs\/[^/]+)(\/|$)/;
const FORM_LIBRARY = /^(react-hook-form|@hookform\/resolvers)(\/|$)/;
const FORMS = 'portal/shared/forms';
/** Features and app use the hooks of this folder, so that keys, errors and sessions are handled in one way. */
const QUERY_LIBRARY = /^swr(\/|$)/;
const QUERIES = 'portal/shared/api';
/** Importing it by its name reads its package.json again for each import, which slowed starts. */
const QUERY_BUILDER = /^drizzle-orm(\/pg-core)?$/;
const QUERY_WORDS = 'gateway/database/sql.ts';
/** The portal has a confirmation of its own, which Back cancels. */
const QUESTION = 'ui-kit/confirm-dialog';
const PORTALS_QUESTION = 'portal/shared/popups/confirm-dialog.tsx';
const STYLE_ENGINE = /^@vanilla-extract\/(css|recipes|dynamic)$/;
/** Files that define style helpers of cascade layers and the theme contract. */
const STYLE_HELPERS = 'ui-kit/foundation/';

const within = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const featureOf = (path: string) => /^portal\/features\/([^/]+)/.exec(path)?.[1];
/** The innermost workspace of a path, because the sandbox is inside the gateway's folder. */
const workspaceOf = (path: string) => WORKSPACES.findLast((name) => within(path, name));
const layerOf = (path: string) =>
  GATEWAY_LAYERS.findIndex((folders) => folders.some((folder) => within(path, folder)));

/** Resolves an import to a file or folder relative to the repository's root; undefined for a package. */
export function targetOf(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  const [, name, rest = ''] = /^@baize\/([^/]+)(.*)$/.exec(specifier) ?? [];
  return name && `${FOLDERS[name] ?? name}${rest}`;
}

/** Returns the rule that an import violates; undefined if none. */
export function brokenRule(importer: string, specifier: string): string | undefined {
  const target = targetOf(importer, specifier);
  return target === undefined
    ? brokenByPackage(importer, specifier)
    : brokenByFile(importer, target, specifier);
}

function brokenByFile(importer: string, target: string, specifier: string): string | undefined {
  const from = workspaceOf(importer);
  if (!from) return undefined;
  if (/\.css$/.test(specifier)) return 'only .css.ts files hold style: no .css file is imported';
  if (workspaceOf(target) !== from) {
    const allowed = MAY_IMPORT[from] ?? [];
    const isChoice = importer === COMPOSITION_ROOT && target === 'gateway/sandbox';
    if (!isChoice && !allowed.some((folder) => within(target, folder))) {
      return `${from} may import ${allowed.join(' and ') || 'no other workspace'}, not ${target}`;
    }
    if (specifier.startsWith('.')) return 'another workspace is imported by its name';
  }
  if (from === 'gateway' && workspaceOf(target) === from && layerOf(target) > layerOf(importer)) {
    return `${GATEWAY_LAYERS[layerOf(importer)]?.join(' and ')} may not import ${target}`;
  }
  if (target === QUESTION && from === 'portal' && importer !== PORTALS_QUESTION) {
    return `only ${PORTALS_QUESTION} imports ${target}`;
  }
  const feature = featureOf(importer);
  const other = featureOf(target);
  if (feature && other && feature !== other) {
    return `feature ${feature} imports feature ${other}: what two need moves to portal/shared`;
  }
  if (within(importer, 'portal/shared') && (other || within(target, 'portal/app'))) {
    return 'portal/shared imports no feature and nothing of portal/app';
  }
  return undefined;
}

function brokenByPackage(importer: string, name: string): string | undefined {
  const inKit = within(importer, 'ui-kit');
  if (KIT_ONLY.test(name) && !inKit && workspaceOf(importer)) {
    return `only ui-kit imports ${name}`;
  }
  if (inKit && NOT_IN_KIT.test(name)) return `ui-kit knows no ${name}`;
  if (FORM_LIBRARY.test(name) && workspaceOf(importer) && !within(importer, FORMS)) {
    return `only ${FORMS} imports ${name}`;
  }
  if (QUERY_LIBRARY.test(name) && workspaceOf(importer) && !within(importer, QUERIES)) {
    return `only ${QUERIES} imports ${name}`;
  }
  if (QUERY_BUILDER.test(name) && within(importer, 'gateway') && importer !== QUERY_WORDS) {
    return `only ${QUERY_WORDS} imports ${name}`;
  }
  const mayStyle = /\.css\.ts$/.test(importer) || importer.startsWith(STYLE_HELPERS);
  if (STYLE_ENGINE.test(name) && workspaceOf(importer) && !mayStyle) {
    return `only .css.ts files import ${name}`;
  }
  return undefined;
}

export function checkDirections(source: Source): Finding[] {
  return source.imports.flatMap(({ specifier, offset }) => {
    const rule = brokenRule(source.path, specifier);
    return rule ? [{ path: source.path, line: lineAt(source.text, offset), rule }] : [];
  });
}
