import { expect, test } from 'vitest';
import { makeToast, type Toast, toastQueue } from './toast-queue.ts';

const toast = (id: number, key?: string): Toast => makeToast(id, { title: `t${id}`, key });
const show = (queue: readonly Toast[], next: Toast) =>
  toastQueue(queue, { type: 'show', toast: next });

test('keeps the order of arrival, and can dismiss any toast', () => {
  const queue = [toast(1), toast(2), toast(3)].reduce<readonly Toast[]>(show, []);
  expect(queue.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(toastQueue(queue, { type: 'dismiss', id: 2 }).map(({ id }) => id)).toEqual([1, 3]);
  expect(toastQueue(queue, { type: 'dismiss', id: 9 })).toHaveLength(3);
});

test('a toast with the same key is replaced in place, other keys and none are appended', () => {
  const queue = [toast(1, 'net'), toast(2), toast(3, 'net'), toast(4)].reduce<readonly Toast[]>(
    show,
    [],
  );
  expect(queue.map(({ id }) => id)).toEqual([3, 2, 4]);
});

test('permanent toasts never keep newer ones from being shown', () => {
  const staying = (id: number) => makeToast(id, { title: `t${id}`, tone: 'danger' });
  const queue = [staying(1), staying(2), staying(3)].reduce<readonly Toast[]>(show, []);
  expect(queue.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(show(queue, toast(4)).map(({ id }) => id)).toEqual([2, 3, 4]);
  expect(show(queue, staying(5)).map(({ id }) => id)).toEqual([2, 3, 5]);
});

test('disappears after 6 s, but danger stays until it is dismissed', () => {
  expect(makeToast(1, { title: 'x' })).toMatchObject({ tone: 'neutral', duration: 6000 });
  expect(makeToast(1, { title: 'x', tone: 'danger' }).duration).toBeNull();
  expect(makeToast(1, { title: 'x', tone: 'danger', duration: 100 }).duration).toBe(100);
  expect(makeToast(1, { title: 'x', duration: null }).duration).toBeNull();
});
