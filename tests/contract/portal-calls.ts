import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import {
  isNode,
  parseSource,
  type Source,
  type SyntaxNode,
  walk,
} from '../../scripts/check-imports/source.ts';
import { root } from '../../scripts/terminal.ts';

const ENTRY = 'portal/app/main.tsx';
const CONTRACT = '@baize/gateway/contract';
/** The modules that the portal actually loads: static and dynamic imports from its entry. */
async function loadedModules(): Promise<Map<string, Source>> {
  const modules = new Map<string, Source>();
  const read = async (path: string): Promise<void> => {
    if (modules.has(path) || !/\.tsx?$/.test(path)) return;
    const text = await readFile(join(root, path), 'utf8');
    const source = parseSource(path, text);
    modules.set(path, source);
    const next = source.imports
      .filter(({ specifier }) => specifier.startsWith('.'))
      .map(({ specifier }) => relative(root, join(root, dirname(path), specifier)));
    for (const each of next) await read(each);
  };
  await read(ENTRY);
  return modules;
}

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node.name) : undefined;

/** The contract's exports by their local names in a module. */
function contractNames({ program }: Source): Map<string, string> {
  const names = new Map<string, string>();
  walk(program, (node) => {
    if (node.type !== 'ImportDeclaration') return;
    const { source, specifiers } = node as unknown as {
      source: { value: string };
      specifiers: SyntaxNode[];
    };
    if (source.value !== CONTRACT) return;
    for (const each of specifiers) {
      const [local, imported] = [nameOf(each.local), nameOf(each.imported)];
      if (local && imported) names.set(local, imported);
    }
  });
  return names;
}

const named = (node: unknown): string | undefined =>
  isNode(node) ? (nameOf(node.key) ?? nameOf(node.callee)) : undefined;

/** Functions that only invalidate cached responses: passing an endpoint to them is no call. */
const FORGETS = new Set(['invalidates', 'revalidate']);

/**
 * Whether a mention of an endpoint passes it on to be called. An import, a type, a property of it (`login.request` is the
 * schema of a form) and cache invalidations do not.
 */
function isHandedOn(node: SyntaxNode, above: readonly SyntaxNode[]): boolean {
  const [parent] = above;
  if (parent?.type === 'MemberExpression' && parent.object === node) return false;
  return !above.some(
    (each) =>
      each.type === 'ImportDeclaration' ||
      each.type.startsWith('TSType') ||
      FORGETS.has(named(each) ?? ''),
  );
}

/** The endpoints that a module calls, by their names in the contract. */
function asksFor(source: Source): Set<string> {
  const names = contractNames(source);
  const asked = new Set<string>();
  walk(source.program, (node, above) => {
    const endpoint = names.get(nameOf(node) ?? '');
    if (endpoint && isHandedOn(node, above)) asked.add(endpoint);
  });
  return asked;
}

let known: ReturnType<typeof readCalls> | undefined;

/** The modules of the running portal that call an endpoint, by its name in the contract. */
export function readPortalCalls(): Promise<(endpoint: string) => string[]> {
  known ??= readCalls();
  return known;
}

async function readCalls(): Promise<(endpoint: string) => string[]> {
  const modules = await loadedModules();
  const asked = [...modules.values()].map((source) => ({
    path: source.path,
    names: asksFor(source),
  }));
  return (endpoint) => asked.filter(({ names }) => names.has(endpoint)).map(({ path }) => path);
}
