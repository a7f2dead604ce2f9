// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { isBehind, popModal, pushModal, topModal } from './modal-stack.ts';

function place(mark?: string): HTMLElement {
  const element = document.createElement('div');
  if (mark) element.setAttribute(mark, '');
  document.body.append(element);
  return element;
}
afterEach(() => {
  for (let top = topModal(); top; top = topModal()) popModal(top);
  document.body.replaceChildren();
});

const isHidden = (...parts: HTMLElement[]) =>
  parts.map((part) => part.getAttribute('aria-hidden') === 'true');

test('hides everything but the dialog from screen readers, and shows it again', () => {
  const page = place();
  const toasts = place('data-above-dialogs');
  const dialog = place();
  pushModal(dialog);
  expect(isHidden(page, toasts, dialog)).toEqual([true, false, false]);
  expect([isBehind(page), isBehind(toasts), isBehind(dialog)]).toEqual([true, false, false]);
  expect(document.documentElement.className).not.toBe('');
  popModal(dialog);
  expect(isHidden(page, toasts, dialog)).toEqual([false, false, false]);
  // It fades out, and its scrim no longer takes pointer events.
  expect(dialog.inert).toBe(true);
  expect(isBehind(page)).toBe(false);
  expect(document.documentElement.className).toBe('');
});

test('an element that is added after the dialog, such as a popover, is not behind it', () => {
  place();
  const dialog = place();
  pushModal(dialog);
  const list = place();
  expect(isHidden(list)).toEqual([false]);
  expect(isBehind(list)).toBe(false);
});

test('a dialog inside the page hides its siblings and those of its ancestors, but not its ancestors', () => {
  const root = place();
  const [shell, around] = [document.createElement('div'), document.createElement('div')];
  root.append(shell, around);
  const [list, dialog] = [document.createElement('div'), document.createElement('div')];
  around.append(list, dialog);
  const later = place();
  pushModal(dialog);
  expect(isHidden(root, shell, around, list, later, dialog)).toEqual([
    false,
    true,
    false,
    true,
    true,
    false,
  ]);
  const upper = place();
  pushModal(upper);
  expect(isHidden(root, later, upper)).toEqual([true, true, false]);
  expect(isBehind(dialog)).toBe(true);
  popModal(upper);
  expect(isHidden(root, shell, list, later)).toEqual([false, true, true, true]);
  expect(isBehind(dialog)).toBe(false);
  popModal(dialog);
  expect(isHidden(root, shell, list, later)).toEqual([false, false, false, false]);
});

test('of two dialogs only the top one is reachable, in whatever order they close', () => {
  const page = place();
  const lower = place();
  pushModal(lower);
  const upper = place();
  pushModal(upper);
  expect(isHidden(page, lower, upper)).toEqual([true, true, false]);
  popModal(lower);
  expect(isHidden(page, upper)).toEqual([true, false]);
  expect(topModal()).toBe(upper);
  popModal(upper);
  expect(isHidden(page)).toEqual([false]);

  pushModal(lower);
  pushModal(upper);
  popModal(upper);
  expect(isHidden(page, lower)).toEqual([true, false]);
  expect(lower.inert).toBe(false);
});

test('leaves elements alone that other code hid, and a dialog that was never open', () => {
  const page = place();
  page.setAttribute('aria-hidden', 'true');
  const dialog = place();
  popModal(dialog);
  expect(dialog.inert).toBe(false);
  pushModal(dialog);
  popModal(dialog);
  expect(isHidden(page)).toEqual([true]);
});
