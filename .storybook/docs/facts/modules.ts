import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'vite';
import { isNode, type SyntaxNode } from '../../../scripts/check-imports/source.ts';

interface ImportedName {
  readonly path: string;
  /** The exported name; `*` is the whole module. */
  readonly name: string;
}

/** One parsed source: its top-level declarations, and the origins of its imported names. */
export interface Module {
  readonly path: string;
  readonly text: string;
  readonly body: readonly SyntaxNode[];
  readonly declared: ReadonlyMap<string, SyntaxNode>;
  readonly imports: ReadonlyMap<string, ImportedName>;
  readonly exports: ReadonlyMap<string, ImportedName>;
  readonly comments: readonly { readonly text: string; readonly end: number }[];
}

/** A declaration with the module whose names it uses. */
export interface Found {
  readonly node: SyntaxNode;
  readonly module: Module;
}

export const nodeOf = (value: unknown): SyntaxNode | undefined =>
  isNode(value) ? value : undefined;
export const nodesOf = (value: unknown): SyntaxNode[] =>
  Array.isArray(value) ? value.filter(isNode) : [];
export const nameOf = (value: unknown): string => {
  const node = nodeOf(value);
  return String(node?.name ?? node?.value ?? '');
};
export const textOf = ({ text }: Module, { start, end }: SyntaxNode): string =>
  text.slice(start, Number(end));
/** Unwraps `as const`, `satisfies X` and parentheses. */
export function bare(value: unknown): SyntaxNode | undefined {
  const node = nodeOf(value);
  return node && /^(TSAs|TSSatisfies|TSNonNull|Parenthesized)/.test(node.type)
    ? bare(node.expression)
    : node;
}

const parsed = new Map<string, { readonly changed: number; readonly module: Module }>();

/** Parses a module of the kit, and caches it until its file changes. */
export function readModule(path: string): Module {
  const changed = statSync(path).mtimeMs;
  const known = parsed.get(path);
  if (known?.changed === changed) return known.module;
  const module = parseModule(path, readFileSync(path, 'utf8'));
  parsed.set(path, { changed, module });
  return module;
}

/** @throws {Error} with the parser's message when the text is not valid TypeScript */
export function parseModule(path: string, text: string): Module {
  const { program, comments, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const body: SyntaxNode[] = nodesOf(program.body);
  const declared = new Map<string, SyntaxNode>();
  const imports = new Map<string, ImportedName>();
  const exports = new Map<string, ImportedName>();
  for (const statement of body) {
    const source = nodeOf(statement.source);
    if (source) {
      const from = fileOf(path, String(source.value));
      const into = statement.type === 'ImportDeclaration' ? imports : exports;
      for (const specifier of nodesOf(statement.specifiers)) {
        const [given, own] =
          into === imports
            ? [specifier.imported, specifier.local]
            : [specifier.local, specifier.exported];
        into.set(nameOf(own), { path: from, name: given ? nameOf(given) : '*' });
      }
      continue;
    }
    const declaration = nodeOf(statement.declaration) ?? statement;
    if (declaration.id) declared.set(nameOf(declaration.id), declaration);
    for (const each of nodesOf(declaration.declarations)) {
      if (nodeOf(each.id)?.type === 'Identifier') declared.set(nameOf(each.id), each);
    }
  }
  return {
    path,
    text,
    body,
    declared,
    imports,
    exports,
    comments: comments
      .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
      .map(({ value, end }) => ({ text: value, end })),
  };
}

/** The file of a relative import; a package keeps its name. */
const fileOf = (importer: string, specifier: string): string =>
  specifier.startsWith('.') ? resolve(dirname(importer), specifier) : specifier;

/** Resolves the declaration of a name through imports and re-exports inside the kit. */
export function lookUp(module: Module, name: string): Found | undefined {
  const node = module.declared.get(name);
  if (node) return { node, module };
  const from = module.imports.get(name) ?? module.exports.get(name);
  if (!from || from.name === '*' || !existsSync(from.path)) return undefined;
  return lookUp(readModule(from.path), from.name);
}

/** The text of the documentation comment that ends right before a node. */
export function docOf({ comments, text }: Module, node: SyntaxNode): string {
  const comment = comments.findLast(
    ({ end }) =>
      end <= node.start &&
      /^\s*(export\s+|const\s+|default\s+)*$/.test(text.slice(end, node.start)),
  );
  const lines = comment?.text.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
  // Tags such as `@param` document functions, and the pages show components only.
  const prose = lines?.slice(0, lines.findIndex((line) => line.startsWith('@')) >>> 0);
  return prose?.join(' ').replace(/\s+/g, ' ').trim() ?? '';
}
