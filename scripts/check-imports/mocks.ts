import type { Finding } from './directions.ts';
import { isNode, lineAt, type Source, walk } from './source.ts';

const ISOLATED = /\.isolated\.test\.tsx?$/;

/**
 * Allows `vi.mock` only in isolated files (`*.isolated.test.ts`): other files of a worker share loaded modules, so that a
 * mock would have no effect, or affect other files, depending on the order.
 */
export function checkMocks({ path, text, program }: Source): Finding[] {
  if (ISOLATED.test(path)) return [];
  const findings: Finding[] = [];
  walk(program, (node) => {
    const { callee } = node;
    if (node.type !== 'CallExpression' || !isNode(callee)) return;
    if (!/^vi\.(?:m|doM)ock\(/.test(text.slice(callee.start))) return;
    findings.push({
      path,
      line: lineAt(text, node.start),
      rule: 'modules are mocked in *.isolated.test.ts only',
    });
  });
  return findings;
}
