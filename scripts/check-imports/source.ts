import { type ESTree, parseSync } from 'vite';

/** One `import`, `export … from` or `import()` with a constant path, and its line. */
export interface ImportSite {
  readonly specifier: string;
  readonly offset: number;
}

export interface Source {
  /** From the repository's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly program: ESTree.Program;
  readonly imports: readonly ImportSite[];
}

/** @throws {Error} with the parser's message when the file is not valid TypeScript */
export function parseSource(path: string, text: string): Source {
  const { program, module, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const imports: ImportSite[] = module.staticImports.map(({ moduleRequest }) => ({
    specifier: moduleRequest.value,
    offset: moduleRequest.start,
  }));
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest } of entries) {
      if (moduleRequest) {
        imports.push({ specifier: moduleRequest.value, offset: moduleRequest.start });
      }
    }
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const quoted = text.slice(moduleRequest.start, moduleRequest.end);
    const fixed = /^(['"`])(.*)\1$/s.exec(quoted)?.[2];
    if (fixed !== undefined) imports.push({ specifier: fixed, offset: moduleRequest.start });
  }
  return { path, text, program, imports };
}

export const lineAt = (text: string, offset: number): number =>
  text.slice(0, offset).split('\n').length;

/** A node in the traversal: kind, position, and other fields. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** A node with the nodes above it, nearest first. */
export type Visit = (node: SyntaxNode, ancestors: readonly SyntaxNode[]) => void;

/** Visits every node, parents first. */
export function walk(value: unknown, visit: Visit, ancestors: readonly SyntaxNode[] = []): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit, ancestors);
  } else if (isNode(value)) {
    visit(value, ancestors);
    const below = [value, ...ancestors];
    for (const child of Object.values(value)) {
      if (typeof child === 'object' && child !== null) walk(child, visit, below);
    }
  }
}
