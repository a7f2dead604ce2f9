// @vitest-environment happy-dom
import type { PlayLimit } from '@baize/gateway/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import type { MessageId } from '../messages/message-id.ts';
import { noticeStore } from '../notify/notify-store.ts';
import { PendingLimit } from './pending-limit.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('../api/call.ts', () => ({ call }));

/** The messages that this test sees. */
const messages = {
  'safer.period.day': 'a day',
  'safer.waiting.raise': 'A higher limit waits.',
  'safer.waiting.confirm': 'Confirm',
  'safer.waiting.keep': 'Keep',
} as Record<MessageId, string>;
const limit: PlayLimit = {
  kind: 'deposit',
  period: 'day',
  used: 0,
  value: 100,
  renewsAt: 0,
  waiting: { value: 200, askedAt: 0, confirmFrom: 0, confirmUntil: 1 },
};

test('of two answers to a pending limit only the sent one is confirmed', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  call.mockReturnValue(promise);
  render(
    <IntlProvider locale="en" messages={messages}>
      <PendingLimit limit={limit} all={{ serverTime: 0 }} text={String} />
    </IntlProvider>,
  );
  const confirm = screen.getByRole('button', { name: 'Confirm' });
  const keep = screen.getByRole('button', { name: 'Keep' });
  // Both before the page renders with its buttons busy.
  await act(async () => {
    fireEvent.click(confirm);
    fireEvent.click(keep);
  });
  expect(noticeStore.get()).toEqual([]);
  await act(async () => resolve({}));
  expect(call).toHaveBeenCalledOnce();
  expect(noticeStore.get().map(({ messageId }) => messageId)).toEqual(['safer.waiting.confirmed']);
});
