import type { ESTree } from 'vite';

/** A range of a module's text with its replacement. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

type Node = ESTree.Node;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The child nodes of a node with their keys. */
const childrenOf = (node: Node): { key: string; child: Node }[] =>
  Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value]).filter(isNode).map((child) => ({ key, child })),
  );

/**
 * Whether an identifier is a property or import name rather than a reference: `{ name: … }`,
 * `it.name`.
 */
function isWord(parent: Node, key: string): boolean {
  if (parent.type === 'MemberExpression') return key === 'property' && !parent.computed;
  if (parent.type === 'Property') return key === 'key' && !parent.computed;
  return parent.type === 'ImportSpecifier';
}

const isFunction = ({ type }: Node): boolean =>
  type === 'ArrowFunctionExpression' ||
  type === 'FunctionExpression' ||
  type === 'FunctionDeclaration';

/** Whether an identifier declares a new name: a constant, a function, a parameter. */
function isNew(parent: Node, key: string, isParentNew: boolean): boolean {
  if (key === 'id' || (isFunction(parent) && key === 'params')) return true;
  if (!isParentNew) return false;
  if (parent.type === 'Property') return key === 'value';
  return parent.type === 'AssignmentPattern' ? key === 'left' : true;
}

/**
 * The references to lazy constants in a module.
 * @param shadowed called with a name that a function declares for something else
 */
function readsOf(
  body: readonly Node[],
  names: ReadonlySet<string>,
  shadowed: (name: string) => void,
): Edit[] {
  const edits: Edit[] = [];
  const visit = (parent: Node, isInner: boolean, isParentNew: boolean): void => {
    for (const { key, child } of childrenOf(parent)) {
      const isOwn = isNew(parent, key, isParentNew);
      if (child.type !== 'Identifier') {
        visit(child, isInner || isFunction(parent), isOwn);
      } else if (names.has(child.name) && !isWord(parent, key)) {
        const { name, start, end } = child;
        const isShort = parent.type === 'Property' && parent.shorthand;
        if (!isOwn) edits.push({ start, end, text: isShort ? `${name}: ${name}()` : `${name}()` });
        else if (isInner || isFunction(parent)) shadowed(name);
      }
    }
  };
  for (const node of body) visit(node, false, false);
  return edits;
}

interface Constant {
  readonly name: string;
  readonly init: Node;
  readonly isExported: boolean;
}

/** The constants at the top level of a module. */
export function constantsOf(body: readonly Node[]): Constant[] {
  return body.flatMap((node) => {
    const isExported = node.type === 'ExportNamedDeclaration';
    const declaration = isExported ? node.declaration : node;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init ? [{ name: id.name, init, isExported }] : [],
    );
  });
}

/**
 * Makes constants lazy: each becomes a function that caches its value and is called wherever the
 * module reads it.
 * @param lazy the module's own lazy constants
 * @param read the lazy names that it may read: its own, and imports from other transformed modules
 * @param shadowed called with a name that a function declares for something else
 */
export function withLazyConstants(
  code: string,
  body: readonly Node[],
  {
    lazy,
    read,
    shadowed,
  }: {
    readonly lazy: ReadonlySet<string>;
    readonly read: ReadonlySet<string>;
    readonly shadowed: (name: string) => void;
  },
): string {
  const edits = readsOf(body, read, shadowed);
  const kept: string[] = [];
  for (const { name, init } of constantsOf(body)) {
    if (!lazy.has(name)) continue;
    const { start, end } = init;
    edits.push(
      { start, end: start, text: `() => ${name}Made ??= (` },
      { start: end, end, text: ')' },
    );
    kept.push(`let ${name}Made;`);
  }
  // From the last to the first, so that earlier positions stay valid.
  edits.sort((one, other) => other.start - one.start || other.end - one.end);
  const changed = edits.reduce(
    (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
    code,
  );
  return [changed, ...kept].join('\n');
}
