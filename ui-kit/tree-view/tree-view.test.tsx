// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TreeView } from './tree-view.tsx';

const VIEW = 400;
const ROW = 32;

/** Nothing is laid out in this environment, so tree and rows get fixed heights. */
function heightOf(this: HTMLElement): number {
  return this.getAttribute('role') === 'tree' ? VIEW : ROW;
}
beforeEach(() => {
  for (const name of ['clientHeight', 'clientWidth', 'offsetHeight'] as const) {
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(heightOf);
  }
});
afterEach(() => vi.restoreAllMocks());

const nodes = [
  {
    id: 'all',
    label: 'all',
    children: Array.from({ length: 10_000 }, (_, at) => ({ id: `n${at}`, label: `member_${at}` })),
  },
  { id: 'after', label: 'after' },
];
const rows = () => screen.getAllByRole('treeitem');
const focused = () => document.activeElement?.textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
/** Waits until the code for long lists has loaded. */
const longListsCome = () => waitFor(() => expect(rows()[0]?.getAttribute('data-index')).toBe('0'));

test('of ten thousand rows those in view are rendered, and keys reach the last', async () => {
  render(<TreeView label="Your line" nodes={nodes} defaultExpanded={['all']} />);
  await longListsCome();
  expect(rows().length).toBeLessThan(60);
  rows()[0]?.focus();
  press('End');
  expect(focused()).toBe('after');
  press('ArrowUp');
  expect(focused()).toBe('member_9999');
  expect(document.activeElement?.getAttribute('aria-posinset')).toBe('10000');
  expect(rows().length).toBeLessThan(60);
  press('Home');
  press('ArrowDown');
  expect(focused()).toBe('member_0');
});

test('a row keeps the focus while its tree becomes long enough to be virtualized, and short again', async () => {
  render(<TreeView label="Your line" nodes={nodes} />);
  rows()[0]?.focus();
  press('ArrowRight');
  await longListsCome();
  expect(focused()).toBe('all');
  press('ArrowLeft');
  expect(rows()).toHaveLength(2);
  expect(focused()).toBe('all');
});

test('a second tree, whose code has loaded already, renders its rows immediately', async () => {
  const { unmount } = render(<TreeView label="One" nodes={nodes} defaultExpanded={['all']} />);
  await longListsCome();
  unmount();
  render(<TreeView label="Another" nodes={nodes} defaultExpanded={['all']} />);
  expect(rows().length).toBeGreaterThan(10);
  rows()[0]?.focus();
  press('End');
  expect(focused()).toBe('after');
});
