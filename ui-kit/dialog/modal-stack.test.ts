// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { popModal, pushModal, topModal } from './modal-stack.ts';

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

test('makes everything but the dialog inert, and brings it back', () => {
  const page = place();
  const toasts = place('data-above-dialogs');
  const dialog = place();
  pushModal(dialog);
  expect([page.inert, toasts.inert, dialog.inert]).toEqual([true, false, false]);
  expect(document.documentElement.className).not.toBe('');
  popModal(dialog);
  expect([page.inert, dialog.inert]).toEqual([false, true]);
  expect(document.documentElement.className).toBe('');
});

test('of two dialogs only the top one is within reach, in whatever order they close', () => {
  const page = place();
  const lower = place();
  pushModal(lower);
  const upper = place();
  pushModal(upper);
  expect([page.inert, lower.inert, upper.inert]).toEqual([true, true, false]);
  popModal(lower);
  expect([page.inert, upper.inert]).toEqual([true, false]);
  expect(topModal()).toBe(upper);
  popModal(upper);
  expect(page.inert).toBe(false);

  pushModal(lower);
  pushModal(upper);
  popModal(upper);
  expect([page.inert, lower.inert]).toEqual([true, false]);
});

test('leaves alone what somebody else made inert, and a dialog that was never open', () => {
  const page = place();
  page.inert = true;
  const dialog = place();
  popModal(dialog);
  expect(dialog.inert).toBe(false);
  pushModal(dialog);
  popModal(dialog);
  expect(page.inert).toBe(true);
});
