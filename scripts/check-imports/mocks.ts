import type { Finding } from './directions.ts';
import { isNode, lineAt, type Source, walk } from './source.ts';

const ISOLATED = /\.isolated\.test\.tsx?$/;

/**
 * `vi.mock` stands in files with modules of their own (`*.isolated.test.ts`): the other files of a
 * worker share what they have loaded, and by their order a mock would change nothing, or too much.
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
