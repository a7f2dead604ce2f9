import type { CDPSession } from 'playwright';

interface DomNode {
  readonly nodeId: number;
  readonly nodeType: number;
  readonly nodeValue: string;
  readonly children?: readonly DomNode[];
  readonly shadowRoots?: readonly DomNode[];
}

const TEXT = 3;
/** Maximum number of checked elements; further ones look alike. */
const MOST_ELEMENTS = 800;

/** Elements with text of their own. */
function withWords(node: DomNode): DomNode[] {
  const { children = [], shadowRoots = [] } = node;
  const own = children.some(({ nodeType, nodeValue }) => nodeType === TEXT && nodeValue.trim());
  return [...(own ? [node] : []), ...[...children, ...shadowRoots].flatMap(withWords)];
}

/**
 * Font families of this machine, not of the repository, that render letters of the page, which would look different on
 * another machine: for letters that our fonts lack, and for whole pages whose font failed to load.
 */
export async function systemFontsOf(devtools: CDPSession): Promise<readonly string[]> {
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  try {
    const { root } = await devtools.send('DOM.getDocument', { depth: -1, pierce: true });
    const families = new Set<string>();
    for (const { nodeId } of withWords(root).slice(0, MOST_ELEMENTS)) {
      // Elements that are not rendered have no fonts; removed ones are ignored.
      const answer = await devtools
        .send('CSS.getPlatformFontsForNode', { nodeId })
        .catch(() => ({ fonts: [] }));
      for (const { familyName, isCustomFont } of answer.fonts) {
        if (!isCustomFont) families.add(familyName);
      }
    }
    return [...families].sort();
  } finally {
    await devtools.send('CSS.disable');
    await devtools.send('DOM.disable');
  }
}
