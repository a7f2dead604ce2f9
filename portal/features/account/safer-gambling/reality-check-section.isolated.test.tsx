// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '../../../shared/api/call-error.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { noticeStore } from '../../../shared/notify/notify-store.ts';
import { RealityCheckSection } from './reality-check-section.tsx';

const send = vi.hoisted(() => vi.fn());
const setShown = vi.hoisted(() => vi.fn());
vi.mock('./api.ts', () => ({
  useProtection: () => ({
    data: { serverTime: 0, realityMinutes: 60, returnHours: 24 },
    mutate: setShown,
  }),
  useRealityCheck: () => useCommand(send),
}));

/** The messages that these tests see. */
const messages = {
  'safer.realityCheck.every': 'Remind me after',
  'safer.realityCheck.minutes': '{minutes} minutes',
  'safer.realityCheck.bets': 'No new bet is taken until you have answered.',
} as Record<MessageId, string>;
const radio = (minutes: number) => screen.getByRole('radio', { name: `${minutes} minutes` });
const said = () => noticeStore.get().map(({ tone, values }) => [tone, values?.minutes]);

/** Selects 15 minutes, and 30 while that is being saved; `end` answers the first. */
async function chooseTwice(end: (first: PromiseWithResolvers<object>) => void) {
  const first = Promise.withResolvers<object>();
  send.mockReturnValueOnce(first.promise);
  render(
    <IntlProvider locale="en" messages={messages}>
      <RealityCheckSection />
    </IntlProvider>,
  );
  fireEvent.click(radio(15));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  fireEvent.click(radio(30));
  await waitFor(() => expect(radio(30)).toHaveProperty('checked', true));
  expect(said()).toEqual([]);
  end(first);
  await waitFor(() => expect(send.mock.calls.map(([sent]) => sent.minutes)).toEqual([15, 30]));
}

afterEach(() => {
  noticeStore.set([]);
  send.mockReset();
});

test('the last of two choices applies, and only the sent one is confirmed', async () => {
  send.mockResolvedValue({});
  await chooseTwice((first) => first.resolve({}));
  await waitFor(() => expect(said()).toEqual([['success', 30]]));
});

test('the error of a choice is not shown if another choice has replaced it', async () => {
  send.mockResolvedValue({});
  await chooseTwice((first) => first.reject(new CallError('network')));
  await waitFor(() => expect(said()).toEqual([['success', 30]]));
});

test('the error of a choice is shown, and the current value is selected again', async () => {
  send.mockRejectedValue(new CallError('network'));
  await chooseTwice((first) => first.resolve({}));
  await waitFor(() => expect(said()).toEqual([['danger', undefined]]));
  await waitFor(() => expect(radio(60)).toHaveProperty('checked', true));
});
