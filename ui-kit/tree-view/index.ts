export type { TreeNode } from './flatten-tree.ts';
export { TreeView, type TreeViewProps } from './tree-view.tsx';
