import { beforeEach, expect, test } from 'vitest';
import { noticeStore, pushNotice } from './notify-store.ts';

beforeEach(() => noticeStore.set([]));

const saved = (minutes: number) =>
  pushNotice({ tone: 'success', messageId: 'safer.realityCheck.saved', values: { minutes } });
const shown = () => noticeStore.get().map(({ values }) => values?.minutes);

test('what is said already is not said twice, and gives way to the same message with other values', () => {
  saved(15);
  const [first] = noticeStore.get();
  saved(15);
  expect(noticeStore.get()).toEqual([first]);
  saved(30);
  expect(shown()).toEqual([30]);
  // It is another notice: it is announced, and stays for the full time.
  expect(noticeStore.get()[0]?.key).not.toBe(first?.key);
});
