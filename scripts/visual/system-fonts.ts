import type { CDPSession } from 'playwright';

interface DomNode {
  readonly nodeId: number;
  readonly nodeType: number;
  readonly nodeValue: string;
  readonly children?: readonly DomNode[];
  readonly shadowRoots?: readonly DomNode[];
}

const TEXT = 3;
/** A page of a story has some hundreds; what stands further down is drawn alike. */
const MOST_ELEMENTS = 800;

/** Elements that have words of their own. */
function withWords(node: DomNode): DomNode[] {
  const { children = [], shadowRoots = [] } = node;
  const own = children.some(({ nodeType, nodeValue }) => nodeType === TEXT && nodeValue.trim());
  return [...(own ? [node] : []), ...[...children, ...shadowRoots].flatMap(withWords)];
}

/**
 * Families that the page draws letters with and that come from the machine, not from the repository:
 * another machine draws those letters otherwise. Letters that a font of ours lacks come from them, and
 * all of a page whose font did not load.
 */
export async function systemFontsOf(devtools: CDPSession): Promise<readonly string[]> {
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  try {
    const { root } = await devtools.send('DOM.getDocument', { depth: -1, pierce: true });
    const families = new Set<string>();
    for (const { nodeId } of withWords(root).slice(0, MOST_ELEMENTS)) {
      // What is not drawn has no fonts; what went meanwhile is nothing to be told.
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
