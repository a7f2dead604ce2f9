import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ESTree, Plugin } from 'vite';

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

/** By file: the facts of the endpoints that it exports. */
async function endpointsIn(folder: string): Promise<ReadonlyMap<string, Record<string, object>>> {
  const names = (await readdir(folder)).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const found = new Map<string, Record<string, object>>();
  for (const name of names.filter((each) => each !== 'index.ts')) {
    const file = join(folder, name);
    const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
    const endpoints = Object.entries(exported).flatMap(([key, value]) => {
      const facts = factsOf(value);
      return facts ? [[key, facts] as const] : [];
    });
    if (endpoints.length > 0) found.set(file, Object.fromEntries(endpoints));
  }
  return found;
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

/**
 * Makes each endpoint's schemas when they are first asked for: a page fetches those of some seventy calls
 * together, and makes a handful of them.
 */
function withLazyEndpoints(
  code: string,
  body: readonly ESTree.Node[],
  names: ReadonlySet<string>,
): string {
  let text = code;
  for (const node of body.toReversed()) {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration')
      continue;
    for (const { id, init } of node.declaration.declarations.toReversed()) {
      if (!init || id.type !== 'Identifier' || !names.has(id.name)) continue;
      const { start, end } = init;
      const made = `${id.name}Made`;
      text = `${text.slice(0, start)}() => ${made} ??= (${text.slice(start, end)})${text.slice(end)}\nlet ${made};`;
    }
  }
  return text;
}

/**
 * Takes the schemas of requests and answers, and with them zod, out of the scripts that a page needs
 * before it answers to a press: together 19 kB (brotli) and 20 to 30 ms of a fast processor. An endpoint
 * keeps what a call is sent by (method, path, who may) and fetches the rest with the first call.
 * Schemas that a form needs are exports of their own and stay where they are imported.
 * @param folder the contract's
 */
export function deferSchemas(folder: string): Plugin[] {
  let found: ReturnType<typeof endpointsIn> | undefined;
  const endpoints = () => {
    found ??= endpointsIn(folder);
    return found;
  };
  const apply: Plugin['apply'] = (_config, { command, isSsrBuild }) =>
    command === 'build' && !isSsrBuild;
  const pure: Plugin = {
    name: 'baize-pure-contract',
    apply,
    async transform(code, id) {
      if (!id.startsWith(folder)) return null;
      const { body } = this.parse(code);
      if (!id.endsWith(DEFERRED)) return { code: withPureConstants(code, body), map: null };
      const all = await endpoints();
      const anyName = [...all.values()].flatMap((each) => Object.keys(each)).join('|');
      const read = new RegExp(`\\b(?:${anyName})\\.(?:request|response)\\b`).exec(code)?.[0];
      if (read) this.error(`${fileOf(id)}: ${read} is made when it is asked for; name the schema.`);
      const names = new Set(Object.keys(all.get(fileOf(id)) ?? {}));
      return { code: withLazyEndpoints(code, body, names), map: null };
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
