import { posix } from 'node:path';
import { lineAt, type Source } from './source.ts';

export interface Finding {
  readonly path: string;
  readonly line: number;
  readonly rule: string;
}

/** What the workspaces may import of each other, besides themselves. Tests and scripts see all. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  tokens: [],
  'ui-kit': ['tokens'],
  gateway: [],
  portal: ['ui-kit', 'gateway/contract'],
};
const WORKSPACES = Object.keys(MAY_IMPORT);

const KIT_ONLY = /^(@radix-ui\/|lucide-react$|lucide-react\/|embla-carousel)/;
const NOT_IN_KIT = /^(swr|react-router|react-router-dom|react-intl|@formatjs\/[^/]+)(\/|$)/;
const STYLE_ENGINE = /^@vanilla-extract\/(css|recipes|dynamic)$/;
/** Where the layers' style helpers and the theme contract are made. */
const STYLE_HELPERS = 'ui-kit/foundation/';

const within = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const featureOf = (path: string) => /^portal\/features\/([^/]+)/.exec(path)?.[1];
const workspaceOf = (path: string) => WORKSPACES.find((name) => within(path, name));

/** The file or folder that an import means, from the repository's root; nothing for a package. */
export function targetOf(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  if (specifier.startsWith('@baize/')) return specifier.slice('@baize/'.length);
  return undefined;
}

/** The rule that one import breaks, if any. */
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
  const allowed = [from, ...(MAY_IMPORT[from] ?? [])];
  if (!allowed.some((folder) => within(target, folder))) {
    return `${from} may import ${(MAY_IMPORT[from] ?? []).join(' and ') || 'no other workspace'}, not ${target}`;
  }
  const feature = featureOf(importer);
  const other = featureOf(target);
  if (feature && other && feature !== other) {
    return `feature ${feature} imports feature ${other}: what two need moves to portal/shared`;
  }
  // A declaration file adds no code: it may gather the message ids of every feature.
  const code = !importer.endsWith('.d.ts');
  if (code && within(importer, 'portal/shared') && (other || within(target, 'portal/app'))) {
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
