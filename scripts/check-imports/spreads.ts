import type { Finding } from './directions.ts';
import { isNode, lineAt, type Source, type SyntaxNode, walk } from './source.ts';

const SPREADS = new Set(['SpreadElement', 'JSXSpreadAttribute']);
const LITERALS = new Set(['ObjectExpression', 'ArrayExpression']);
const WRAPPERS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression']);

function unwrap(node: SyntaxNode): SyntaxNode {
  const { expression } = node;
  return WRAPPERS.has(node.type) && isNode(expression) ? unwrap(expression) : node;
}

/**
 * Refuses spreads of object and array literals (`...{ a, b }`): their members can stand where the
 * spread does. Such spreads only evade the formatter's line breaks, and they hide properties that
 * a type does not have, as excess properties of a spread are not checked.
 */
export function checkSpreads({ path, text, program }: Source): Finding[] {
  const findings: Finding[] = [];
  walk(program, (node) => {
    if (!SPREADS.has(node.type) || !isNode(node.argument)) return;
    if (!LITERALS.has(unwrap(node.argument).type)) return;
    findings.push({
      path,
      line: lineAt(text, node.start),
      rule: 'a literal is written out where it stands, not spread',
    });
  });
  return findings;
}
