import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ESTree, Plugin } from 'vite';
import { constantsOf, withLazyConstants } from './lazy-constants.ts';

/** A module as it is written; where the portal asks for it, its endpoints come without their schemas. */
const WRITTEN = '?written';
/** The same once more, in scripts that are fetched with the first call. */
const DEFERRED = '?deferred';

const fileOf = (id: string) => id.split('?')[0] ?? id;

/** What of an endpoint needs no schema, as it is written in the contract. */
function factsOf(value: unknown): object | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('path' in value && 'request' in value && 'response' in value)) return undefined;
  const { request: _request, response: _response, ...facts } = value;
  return facts;
}

const isSchema = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && '_zod' in value;

interface Found {
  /** By file: the facts of the endpoints that it exports. */
  readonly endpoints: ReadonlyMap<string, Record<string, object>>;
  /** Names of all endpoints and schemas that any file exports. */
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

/** The module with endpoints that fetch their schemas; whatever else it exports stays as written. */
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
 * The contract's modules declare and do nothing else, which a bundler does not see of `z.string().check(…)`:
 * says so of each constant, so that those that nothing uses go.
 */
function withPureConstants(code: string, body: readonly ESTree.Node[]): string {
  let text = code;
  // From the last to the first: the places before stay where they are.
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

/** What a module calls those of these names that it imports. */
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
 * Takes the schemas of requests and answers, and with them zod, out of the scripts that a page needs
 * before it answers to a press: together 19 kB (brotli) and 20 to 30 ms of a fast processor. An endpoint
 * keeps what a call is sent by (method, path, who may) and fetches the rest with the first call.
 * Schemas that a form needs are exports of their own and stay where they are imported.
 * @param folder the contract's
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
      // A page fetches the schemas of some seventy calls together, and makes those of a handful.
      const { made } = await find();
      // Of its own others, those that a call makes: schemas, and what else costs nothing to make later.
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
      // What the contract makes of its own endpoints, it makes of their schemas.
      const own = importer === join(folder, 'index.ts') ? '' : WRITTEN;
      const from = importer.slice(fileOf(importer).length) || own;
      if (from === '') return null;
      const resolved = await this.resolve(source, fileOf(importer), { ...options, skipSelf: true });
      if (!resolved?.id.startsWith(folder)) return resolved;
      // A module without endpoints is the same for all that is not deferred.
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
