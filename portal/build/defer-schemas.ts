import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ESTree, Plugin } from 'vite';
import { constantsOf, withLazyConstants } from './lazy-constants.ts';

/** The original module; portal code imports its endpoints without their schemas. */
const WRITTEN = '?written';
/** The original module again, in scripts that are loaded with the first call. */
const DEFERRED = '?deferred';

const fileOf = (id: string) => id.split('?')[0] ?? id;

/** The fields of an endpoint that need no schema, as written in the contract. */
function factsOf(value: unknown): object | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('path' in value && 'request' in value && 'response' in value)) return undefined;
  const { request: _request, response: _response, ...facts } = value;
  return facts;
}

const isSchema = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '_zod' in value;

interface Found {
  /** The fields of the exported endpoints, by file. */
  readonly endpoints: ReadonlyMap<string, Record<string, object>>;
  /** The names of all exported endpoints and schemas. */
  readonly made: ReadonlySet<string>;
}

async function findIn(folder: string): Promise<Found> {
  const names = (await readdir(folder)).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const endpoints = new Map<string, Record<string, object>>();
  const made = new Set<string>();
  for (const name of names.filter((each) => each !== 'index.ts')) {
    const file = join(folder, name);
    const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
    const own = Object.entries(exported).flatMap(([key, value]) => {
      const facts = factsOf(value);
      if (facts || isSchema(value)) made.add(key);
      return facts ? [[key, facts] as const] : [];
    });
    if (own.length > 0) endpoints.set(file, Object.fromEntries(own));
  }
  return { endpoints, made };
}

/** The module with endpoints that load their schemas on demand; its other exports are unchanged. */
function withoutSchemas(file: string, endpoints: Record<string, object>): string {
  const text = (path: string) => JSON.stringify(path);
  return [
    `export * from ${text(file + WRITTEN)};`,
    `let loading;`,
    `const load = () => loading ??= import(${text(file + DEFERRED)})`,
    `  .catch((error) => { loading = undefined; throw error; });`,
    ...Object.entries(endpoints).map(([name, facts]) => {
      const given = JSON.stringify(facts).slice(1, -1);
      return `export const ${name} = {${given},schemas:()=>load().then((found)=>found.${name}())};`;
    }),
  ].join('\n');
}

/**
 * The modules of the contract only declare, but a bundler cannot know that of
 * `z.string().check(…)`: marks each constant as pure, so that unused ones are dropped.
 */
function withPureConstants(code: string, body: readonly ESTree.Node[]): string {
  let text = code;
  // From the last to the first, so that earlier positions stay valid.
  for (const node of body.toReversed()) {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of declaration.declarations.toReversed()) {
      if (!init || init.type === 'ArrowFunctionExpression' || init.type === 'Literal') continue;
      const { start, end } = init;
      text = `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`;
    }
  }
  return text;
}

/** The imported names that a module uses, as it calls them. */
const importedOf = (body: readonly ESTree.Node[], names: ReadonlySet<string>): string[] =>
  body.flatMap((node) =>
    node.type === 'ImportDeclaration'
      ? node.specifiers.flatMap((each) =>
          each.type === 'ImportSpecifier' &&
          each.imported.type === 'Identifier' &&
          names.has(each.imported.name)
            ? [each.local.name]
            : [],
        )
      : [],
  );

/**
 * Moves the schemas of requests and answers, and zod with them, out of the scripts that hydration
 * needs: together 19 kB (brotli) and 20 to 30 ms on a fast processor. An endpoint keeps what is
 * needed to send a call (method, path, access) and loads the rest with the first call. Schemas that
 * a form needs are exports of their own and stay where they are imported.
 * @param folder the folder of the contract
 */
export function deferSchemas(folder: string): Plugin[] {
  let found: ReturnType<typeof findIn> | undefined;
  const find = () => {
    found ??= findIn(folder);
    return found;
  };
  const endpoints = async () => (await find()).endpoints;
  const apply: Plugin['apply'] = (_config, { command, isSsrBuild }) =>
    command === 'build' && !isSsrBuild;
  const pure: Plugin = {
    name: 'baize-pure-contract',
    apply,
    async transform(code, id) {
      if (!id.startsWith(folder)) return null;
      const { body } = this.parse(code);
      if (!id.endsWith(DEFERRED)) return { code: withPureConstants(code, body), map: null };
      // A page loads the schemas of some seventy calls together, and creates those of a few.
      const { made } = await find();
      // Of its other constants, those that can be created later: schemas, and others without side
      // effects.
      const lazy = new Set(
        constantsOf(body)
          .filter(({ name, init, isExported }) =>
            isExported ? made.has(name) : init.type === 'CallExpression',
          )
          .map(({ name }) => name),
      );
      const shadowed = (name: string) =>
        this.error(`${fileOf(id)}: a function has a name of its own for ${name}, a schema.`);
      const read = new Set([...lazy, ...importedOf(body, made)]);
      return { code: withLazyConstants(code, body, { lazy, read, shadowed }), map: null };
    },
  };
  const split: Plugin = {
    name: 'baize-defer-schemas',
    enforce: 'pre',
    apply,
    async resolveId(source, importer, options) {
      if (source.startsWith(folder) && source.includes('?')) {
        return { id: source, moduleSideEffects: false };
      }
      if (source.includes('?') || !importer?.startsWith(folder)) return null;
      // Schemas that the contract derives from its own endpoints use the original ones.
      const own = importer === join(folder, 'index.ts') ? '' : WRITTEN;
      const from = importer.slice(fileOf(importer).length) || own;
      if (from === '') return null;
      const resolved = await this.resolve(source, fileOf(importer), { ...options, skipSelf: true });
      if (!resolved?.id.startsWith(folder)) return resolved;
      // A module without endpoints is the same for all importers that are not deferred.
      const isShared = from === WRITTEN && !(await endpoints()).has(resolved.id);
      return isShared
        ? resolved
        : { ...resolved, id: resolved.id + from, moduleSideEffects: false };
    },
    async load(id) {
      if (!id.startsWith(folder)) return null;
      const own = (await endpoints()).get(id);
      return own ? { code: withoutSchemas(id, own), moduleSideEffects: false } : null;
    },
  };
  return [split, pure];
}
