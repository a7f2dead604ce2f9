// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Dialog, type DialogProps } from './dialog.tsx';

function served(props: Partial<DialogProps>) {
  const onRecoverableError = vi.fn();
  const tree = (open: boolean) => (
    <>
      <main>Page</main>
      <Dialog title="Help" open={open} {...props}>
        <input aria-label="Search" />
      </Dialog>
    </>
  );
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(tree(true));
  const dialog = () => document.querySelector('[role="dialog"]');
  const hydrate = () => render(tree(true), { container: place, hydrate: true, onRecoverableError });
  return { place, tree, dialog, hydrate, onRecoverableError };
}

test('with serverRendered a server renders an open dialog, which hydrates in its place', async () => {
  const onOpenChange = vi.fn();
  const page = served({ serverRendered: true, onOpenChange });
  const rendered = page.dialog();
  expect(rendered?.textContent).toContain('Help');
  const { rerender } = page.hydrate();
  expect(page.dialog()).toBe(rendered);
  expect(page.place.contains(rendered)).toBe(true);
  expect(document.activeElement).toBe(rendered?.querySelector('input'));
  expect(page.place.querySelector('main')?.getAttribute('aria-hidden')).toBe('true');

  if (rendered) fireEvent.keyDown(rendered, { key: 'Escape' });
  expect(onOpenChange).toHaveBeenCalledWith(false);
  rerender(page.tree(false));
  await vi.waitFor(() => expect(page.dialog()).toBeNull());
  expect(page.place.querySelector('main')?.hasAttribute('aria-hidden')).toBe(false);

  // When it opens again a server has not rendered it, but it stays in the same place.
  rerender(page.tree(true));
  expect(page.place.contains(page.dialog())).toBe(true);
  expect(page.onRecoverableError).not.toHaveBeenCalled();
});

test('without serverRendered a server renders no dialog, and it opens at the end of the body', () => {
  const page = served({});
  expect(page.dialog()).toBeNull();
  page.hydrate();
  expect(page.dialog()?.textContent).toContain('Help');
  expect(page.place.contains(page.dialog())).toBe(false);
  expect(page.onRecoverableError).not.toHaveBeenCalled();
});

test('during its exit animation it keeps the text that its parent has cleared', async () => {
  const question = (order?: string) => (
    <Dialog open={order !== undefined} title={order ?? 'Nothing'}>
      {order && <p>Details of {order}</p>}
    </Dialog>
  );
  const dialog = () => document.querySelector('[role="dialog"]');
  const { rerender } = render(question('order 7'));
  rerender(question());
  expect(dialog()?.getAttribute('data-state')).toBe('closed');
  expect(dialog()?.textContent).toBe('order 7Details of order 7');
  await vi.waitFor(() => expect(dialog()).toBeNull());

  rerender(question('order 8'));
  rerender(question());
  rerender(question('order 9'));
  await Promise.resolve();
  expect(dialog()?.textContent).toBe('order 9Details of order 9');
});
