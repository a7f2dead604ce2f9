import { expect, test } from 'vitest';
import { makeToast, type Toast, toastQueue } from './toast-queue.ts';

const toast = (id: number, key?: string): Toast => makeToast(id, { title: `t${id}`, key });
const show = (queue: readonly Toast[], next: Toast) =>
  toastQueue(queue, { type: 'show', toast: next });

test('keeps the order in which they came, and lets any go', () => {
  const queue = [toast(1), toast(2), toast(3)].reduce<readonly Toast[]>(show, []);
  expect(queue.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(toastQueue(queue, { type: 'dismiss', id: 2 }).map(({ id }) => id)).toEqual([1, 3]);
  expect(toastQueue(queue, { type: 'dismiss', id: 9 })).toHaveLength(3);
});

test('the same key replaces in place, other keys and none add', () => {
  const queue = [toast(1, 'net'), toast(2), toast(3, 'net'), toast(4)].reduce<readonly Toast[]>(
    show,
    [],
  );
  expect(queue.map(({ id }) => id)).toEqual([3, 2, 4]);
});

test('what stays for ever never keeps what is newer from being seen', () => {
  const staying = (id: number) => makeToast(id, { title: `t${id}`, tone: 'danger' });
  const queue = [staying(1), staying(2), staying(3)].reduce<readonly Toast[]>(show, []);
  expect(queue.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(show(queue, toast(4)).map(({ id }) => id)).toEqual([2, 3, 4]);
  expect(show(queue, staying(5)).map(({ id }) => id)).toEqual([2, 3, 5]);
});

test('goes after 6 s, but danger stays until it is dismissed', () => {
  expect(makeToast(1, { title: 'x' })).toMatchObject({ tone: 'neutral', duration: 6000 });
  expect(makeToast(1, { title: 'x', tone: 'danger' }).duration).toBeNull();
  expect(makeToast(1, { title: 'x', tone: 'danger', duration: 100 }).duration).toBe(100);
  expect(makeToast(1, { title: 'x', duration: null }).duration).toBeNull();
});
