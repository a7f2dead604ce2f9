import { beforeEach, expect, test } from 'vitest';
import { noticeStore, pushNotice } from './notify-store.ts';

beforeEach(() => noticeStore.set([]));

const saved = (minutes: number) =>
  pushNotice({ tone: 'success', messageId: 'safer.realityCheck.saved', values: { minutes } });
const shown = () => noticeStore.get().map(({ values }) => values?.minutes);

test('a visible message is not repeated, and is replaced by the same message with other values', () => {
  saved(15);
  const [first] = noticeStore.get();
  saved(15);
  expect(noticeStore.get()).toEqual([first]);
  saved(30);
  expect(shown()).toEqual([30]);
  // It is another notice: it is announced, and stays for the full time.
  expect(noticeStore.get()[0]?.key).not.toBe(first?.key);
});
