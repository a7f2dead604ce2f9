import { expect, test } from 'vitest';
import { flattenTree, moveInTree, type TreeNode } from './flatten-tree.ts';

const tree: TreeNode[] = [
  {
    id: 'a',
    label: 'A',
    children: [
      { id: 'a1', label: 'A1' },
      { id: 'a2', label: 'A2', children: [] },
    ],
  },
  { id: 'b', label: 'B' },
];
const open =
  (...ids: string[]) =>
  (id: string) =>
    ids.includes(id);
const rows = flattenTree(tree, open('a'));

test('the visible rows are those whose ancestors are expanded, each with its position', () => {
  expect(flattenTree(tree, open()).map(({ node }) => node.id)).toEqual(['a', 'b']);
  expect(rows.map(({ node, level, place, siblings }) => [node.id, level, place, siblings])).toEqual(
    [
      ['a', 1, 1, 2],
      ['a1', 2, 1, 2],
      ['a2', 2, 2, 2],
      ['b', 1, 2, 2],
    ],
  );
});

test.each([
  ['a', 'ArrowDown', { kind: 'focus', id: 'a1' }],
  ['a1', 'ArrowUp', { kind: 'focus', id: 'a' }],
  ['b', 'ArrowDown', undefined],
  ['a2', 'Home', { kind: 'focus', id: 'a' }],
  ['a', 'End', { kind: 'focus', id: 'b' }],
  ['a', 'ArrowRight', { kind: 'focus', id: 'a1' }],
  ['a', 'ArrowLeft', { kind: 'close', id: 'a' }],
  ['a1', 'ArrowLeft', { kind: 'focus', id: 'a' }],
  ['a1', 'ArrowRight', undefined],
  ['a2', 'ArrowRight', { kind: 'open', id: 'a2' }],
  ['b', 'ArrowLeft', undefined],
  ['gone', 'ArrowDown', undefined],
])('at %s, %s does %j', (current, key, move) => {
  expect(moveInTree(rows, current, key, open('a'))).toEqual(move);
});
