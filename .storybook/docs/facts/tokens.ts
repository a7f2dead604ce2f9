import { existsSync } from 'node:fs';
import semantic from '@baize/tokens/semantic.tokens.json' with { type: 'json' };
import { type SyntaxNode, walk } from '../../../scripts/check-imports/source.ts';
import { flatten } from '../../../tokens/src/tree.ts';
import { bare, type Module, nameOf, nodeOf, nodesOf, readModule } from './modules.ts';

const NAMES = [...flatten(semantic).keys()];
/** A segment of a path that is computed at run time. */
const ANY = '*';

type Bindings = Map<string, readonly string[]>;

/** Returns the path of an expression such as `vars.color.status[tone].ink`; undefined for any other expression. */
function pathOf(value: unknown, bindings: Bindings): readonly string[] | undefined {
  const node = bare(value);
  if (node?.type === 'Identifier') return bindings.get(nameOf(node));
  if (node?.type === 'ChainExpression') return pathOf(node.expression, bindings);
  if (node?.type !== 'MemberExpression') return undefined;
  const above = pathOf(node.object, bindings);
  const fixed = !node.computed || nodeOf(node.property)?.type === 'Literal';
  return above && [...above, fixed ? nameOf(node.property) : ANY];
}

/** Records names that are bound to a part of the theme: `const { color: { status }, space } = vars`. */
function bind(pattern: SyntaxNode | undefined, path: readonly string[], bindings: Bindings): void {
  if (pattern?.type === 'Identifier') bindings.set(nameOf(pattern), path);
  for (const { key, value } of nodesOf(pattern?.properties)) {
    bind(nodeOf(value), [...path, nameOf(key)], bindings);
  }
}

const matches = (path: readonly string[]) => (name: string) => {
  const parts = name.split('.');
  return path.every((part, at) => part === ANY || part === parts[at]);
};

/** Returns the tokens that one module reads. A group passed on as a whole counts as all of its tokens. */
function tokensOf({ body, imports }: Module): string[] {
  const bindings: Bindings = new Map();
  for (const [local, { path, name }] of imports) {
    if (name === 'vars' && /theme\.css\.ts$|foundation\/index\.ts$/.test(path))
      bindings.set(local, []);
  }
  const found: (readonly string[])[] = [];
  walk(body, (node, [parent]) => {
    if (node.type === 'VariableDeclarator') {
      const path = pathOf(node.init, bindings);
      if (path) return bind(nodeOf(node.id), path, bindings);
    }
    const inner = parent?.type === 'MemberExpression' && parent.object === node;
    const taken = parent?.type === 'VariableDeclarator' || parent?.type === 'ImportSpecifier';
    const isName = node.type === 'Identifier' && parent?.type !== 'CallExpression';
    if (inner || taken || (node.type !== 'MemberExpression' && isName)) return;
    const path = pathOf(node, bindings);
    if (path && path.length > 0) found.push(path);
  });
  return NAMES.filter((name) => found.some((path) => matches(path)(name)));
}

/** Returns the tokens that these sources read, including the style files that they import. */
export function tokensRead(paths: readonly string[]): string[] {
  const seen = new Set<string>();
  const read = new Set<string>();
  const visit = (path: string) => {
    if (seen.has(path) || !existsSync(path)) return;
    seen.add(path);
    const module = readModule(path);
    for (const name of tokensOf(module)) read.add(name);
    for (const { path: imported } of module.imports.values()) {
      if (imported.endsWith('.css.ts') && !/foundation\/(theme|layers)\.css\.ts$/.test(imported)) {
        visit(imported);
      }
    }
  };
  for (const path of paths) visit(path);
  return NAMES.filter((name) => read.has(name));
}
