import type { Finding } from './directions.ts';
import { isNode, lineAt, type Source, type SyntaxNode, type Visit, walk } from './source.ts';

const NETWORK = new Set(['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket']);
const GLOBALS = new Set(['window', 'globalThis', 'self']);
const GATEWAY_CLIENT = 'portal/shared/api/';

const isName = (node: unknown, names: ReadonlySet<string>): boolean =>
  isNode(node) && node.type === 'Identifier' && names.has(String(node.name));

/** The network global that a node uses: `fetch(…)`, `window.fetch`, `new WebSocket(…)`. */
function networkUse(node: SyntaxNode): string | undefined {
  const { type, callee, object, property, computed } = node;
  if ((type === 'CallExpression' || type === 'NewExpression') && isName(callee, NETWORK)) {
    return isNode(callee) ? String(callee.name) : undefined;
  }
  if (type === 'MemberExpression' && !computed && isName(object, GLOBALS)) {
    return isName(property, NETWORK) && isNode(property) ? String(property.name) : undefined;
  }
  return undefined;
}

const networkRule = (path: string, use: string): string | undefined => {
  if (path.startsWith('ui-kit/')) return `ui-kit knows no ${use}: callbacks come in as props`;
  if (path.startsWith('portal/') && !path.startsWith(GATEWAY_CLIENT)) {
    return `only portal/shared/api uses ${use}`;
  }
  return undefined;
};

/** Keys of `style={{ … }}` that are not custom properties. */
function inlineStyles(node: SyntaxNode): SyntaxNode[] {
  if (node.type !== 'JSXAttribute' || !isNode(node.name) || node.name.name !== 'style') return [];
  const container = node.value;
  if (!isNode(container) || !isNode(container.expression)) return [];
  const { type, properties } = container.expression;
  if (type !== 'ObjectExpression' || !Array.isArray(properties)) return [];
  return properties.filter(isNode).filter(({ type: kind, key, computed }) => {
    // A computed key is a custom property that is created in a .css.ts file.
    if (kind !== 'Property' || computed || !isNode(key)) return false;
    return !String(key.name ?? key.value).startsWith('--');
  });
}

const FORMS = 'portal/shared/forms/';

const elementName = ({ type, openingElement }: SyntaxNode): unknown =>
  type === 'JSXElement' && isNode(openingElement) && isNode(openingElement.name)
    ? openingElement.name.name
    : undefined;

/** A `<form>`, unless it is in a `<search>`, which has nothing to validate. */
const isForm: (...visited: Parameters<Visit>) => boolean = (node, ancestors) =>
  elementName(node) === 'form' && !ancestors.some((above) => elementName(above) === 'search');

/** Files whose markup only wraps shown or tested content. */
const SCENERY = /\.(stories|test)\.tsx?$/;

/** Finds network calls, forms and inline styles in places where they are not allowed. */
export function checkUsage({ path, text, program }: Source): Finding[] {
  const findings: Finding[] = [];
  if (!/^(ui-kit|portal)\//.test(path) || SCENERY.test(path)) return findings;
  const add = (offset: number, rule: string) =>
    findings.push({ path, line: lineAt(text, offset), rule });
  const mayHoldForms = !path.startsWith('portal/') || path.startsWith(FORMS);
  walk(program, (node, ancestors) => {
    const use = networkUse(node);
    const rule = use && networkRule(path, use);
    if (rule) add(node.start, rule);
    if (!mayHoldForms && isForm(node, ancestors)) {
      add(node.start, 'only portal/shared/forms holds a <form>: use Form and its fields');
    }
    for (const key of inlineStyles(node)) {
      add(key.start, 'only .css.ts files hold style: pass a custom property, not an inline style');
    }
  });
  return findings;
}
