export interface TreeNode {
  id: string;
  label: string;
  /** `undefined`: a leaf. `[]`: the children have not been loaded yet. */
  children?: readonly TreeNode[] | undefined;
}

/** A visible node with its position in the tree. */
export interface TreeRow {
  readonly node: TreeNode;
  /** From 1. */
  readonly level: number;
  /** From 1, among its siblings. */
  readonly place: number;
  readonly siblings: number;
  readonly parent: string | undefined;
}

/** The visible nodes from top to bottom: those whose ancestors are all expanded. */
export function flattenTree(
  nodes: readonly TreeNode[],
  isOpen: (id: string) => boolean,
  level = 1,
  parent?: string,
): TreeRow[] {
  return nodes.flatMap((node, at) => [
    { node, level, place: at + 1, siblings: nodes.length, parent },
    ...(node.children && isOpen(node.id)
      ? flattenTree(node.children, isOpen, level + 1, node.id)
      : []),
  ]);
}

/** The effect of a key on a row, by the tree view pattern of the ARIA Authoring Practices. */
export type TreeMove =
  | { readonly kind: 'focus'; readonly id: string }
  | { readonly kind: 'open' | 'close'; readonly id: string };

export function moveInTree(
  rows: readonly TreeRow[],
  current: string,
  key: string,
  isOpen: (id: string) => boolean,
): TreeMove | undefined {
  const at = rows.findIndex(({ node }) => node.id === current);
  const row = rows[at];
  if (!row) return undefined;
  const focus = (to: TreeRow | undefined): TreeMove | undefined =>
    to && { kind: 'focus', id: to.node.id };
  const { node, parent } = row;
  switch (key) {
    case 'ArrowDown':
      return focus(rows[at + 1]);
    case 'ArrowUp':
      return focus(rows[at - 1]);
    case 'Home':
      return focus(rows[0]);
    case 'End':
      return focus(rows.at(-1));
    case 'ArrowRight':
      if (!node.children) return undefined;
      if (!isOpen(node.id)) return { kind: 'open', id: node.id };
      return node.children.length > 0 ? focus(rows[at + 1]) : undefined;
    case 'ArrowLeft':
      if (node.children && isOpen(node.id)) return { kind: 'close', id: node.id };
      return parent === undefined ? undefined : { kind: 'focus', id: parent };
    default:
      return undefined;
  }
}
