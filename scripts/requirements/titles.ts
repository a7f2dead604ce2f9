import { isNode, lineAt, parseSource, type SyntaxNode, walk } from '../check-imports/source.ts';

/** One title of a test with requirement ids. */
export interface Claim {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly ids: readonly string[];
}

const TESTS = new Set(['test', 'it', 'describe']);
const STORIES = /\.stories\.tsx$/;
const GROUP = /\[\s*(R\d{1,2}\.\d{2,3}[a-z]?(?:\s*,\s*R\d{1,2}\.\d{2,3}[a-z]?)*)\s*\]/g;

/** The ids of rows and clauses in a title: `[R2.01] [R2.02a]` and `[R2.01, R2.02a]` are equivalent. */
export const idsIn = (title: string): string[] =>
  [...title.matchAll(GROUP)].flatMap(([, ids = '']) => ids.split(',').map((id) => id.trim()));

/** `test`, `test.each(…)`, `test.describe`, `it.for(…)`: the first name of the call. */
function calledName(callee: unknown): string | undefined {
  if (!isNode(callee)) return undefined;
  if (callee.type === 'Identifier') return String(callee.name);
  if (callee.type === 'MemberExpression') return calledName(callee.object);
  if (callee.type === 'CallExpression') return calledName(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return calledName(callee.tag);
  return undefined;
}

/** A skipped or todo test proves nothing. */
function isSwitchedOff(callee: unknown): boolean {
  if (!isNode(callee)) return false;
  const { property } = callee;
  const name = isNode(property) ? String(property.name) : '';
  return /^(skip|todo|fixme|skipIf|runIf|fails?)$/.test(name) || isSwitchedOff(callee.object);
}

function titleOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis)) {
    return node.quasis
      .map((part: SyntaxNode) => {
        const { value } = part;
        return value && typeof value === 'object' && 'cooked' in value ? String(value.cooked) : '';
      })
      .join('…');
  }
  return undefined;
}

/** A story's own name: `export const Empty: Story = { name: '[R9.02] …' }`. */
function storyName(node: SyntaxNode): string | undefined {
  const { key, value } = node;
  return node.type === 'Property' && isNode(key) && key.name === 'name'
    ? titleOf(value)
    : undefined;
}

/**
 * Every test title of a file with ids, and in stories every story name. An id in a comment or in another text does not
 * count.
 */
export function claimsIn(file: string, text: string): Claim[] {
  if (!text.includes('[R')) return [];
  const claims: Claim[] = [];
  const { program } = parseSource(file, text);
  walk(program, (node) => {
    const { callee } = node;
    const isTest =
      node.type === 'CallExpression' &&
      TESTS.has(calledName(callee) ?? '') &&
      !isSwitchedOff(callee);
    const title = isTest && Array.isArray(node.arguments) ? titleOf(node.arguments[0]) : undefined;
    const name = title ?? (STORIES.test(file) ? storyName(node) : undefined);
    const ids = name ? idsIn(name) : [];
    if (name && ids.length > 0)
      claims.push({ file, line: lineAt(text, node.start), title: name, ids });
  });
  return claims;
}
