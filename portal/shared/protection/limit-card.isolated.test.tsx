// @vitest-environment happy-dom
import {
  LIMIT_KINDS,
  LIMIT_PERIODS,
  type LimitChange,
  type PlayLimit,
  type PlayLimits,
} from '@baize/gateway/contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MessageId } from '../messages/message-id.ts';
import { LimitCard } from './limit-card.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('../api/call.ts', () => ({ call }));

/** The messages that these tests see. */
const messages = {
  'safer.period.day': 'A day',
  'safer.period.week': 'Seven days',
  'safer.limit.save': 'Save',
  'safer.waiting.keep': 'Keep',
} as Record<MessageId, string>;

type Held = Partial<Record<PlayLimit['period'], Partial<PlayLimit>>>;

const limitsWith = (deposits: Held): PlayLimits => ({
  currencySymbol: '$',
  decimals: 2,
  serverTime: 0,
  timeZone: 'UTC',
  limits: LIMIT_KINDS.flatMap((kind) =>
    LIMIT_PERIODS.map((period) => ({
      kind,
      period,
      used: 0,
      renewsAt: 0,
      ...(kind === 'deposit' && deposits[period]),
    })),
  ),
  highest: { deposit: 1000, loss: 1000, wager: 1000 },
  coolingHours: 24,
  confirmHours: 72,
  isAsked: true,
  wentWithout: false,
  firstDepositWaits: false,
  reviewIsDue: false,
});
const waiting = { value: 200, askedAt: 0, confirmFrom: 1, confirmUntil: 2 };
const HELD = limitsWith({ day: { value: 100 } });
const RAISED = limitsWith({ day: { value: 100, waiting } });
const CONFIRMED = limitsWith({ day: { value: 200 } });

const card = (all: PlayLimits) => (
  <IntlProvider locale="en" messages={messages} onError={() => undefined}>
    <LimitCard kind="deposit" all={all} isLocked={false} />
  </IntlProvider>
);
/** The card; `come` delivers new limits. */
function show(all: PlayLimits) {
  const { rerender } = render(card(all));
  return { come: (fresh: PlayLimits) => act(async () => rerender(card(fresh))) };
}
const field = (name: 'A day' | 'Seven days') => screen.getByLabelText<HTMLInputElement>(name);
const fill = async (name: 'A day' | 'Seven days', text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
/** Saves, and answers with the limits that are then in force and pending. */
async function save(answer: PlayLimits) {
  call.mockResolvedValueOnce(answer);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}
const sent = (): LimitChange[] => call.mock.lastCall?.[1].changes;
const week = (value: number) => ({ action: 'set', kind: 'deposit', period: 'week', value });

beforeEach(() => call.mockReset());

test('[R10.02] a requested raise is not requested again with another limit', async () => {
  const { come } = show(HELD);
  await fill('A day', '200');
  await save(RAISED);
  expect(sent()).toEqual([{ action: 'set', kind: 'deposit', period: 'day', value: 200 }]);
  // The limit in force; the pending raise is shown below.
  await waitFor(() => expect(field('A day').value).toBe('100'));
  await come(RAISED);
  await fill('Seven days', '500');
  await save(RAISED);
  expect(sent()).toEqual([week(500)]);
});

test('[R10.02] a withdrawn raise is not requested again', async () => {
  const { come } = show(HELD);
  await fill('A day', '200');
  await save(RAISED);
  await come(RAISED);
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  await come(HELD);
  await fill('Seven days', '500');
  await save(HELD);
  expect(sent()).toEqual([week(500)]);
});

test('[R10.02] a raise that is confirmed, here or in another tab, is not reverted, and the input stays', async () => {
  const { come } = show(RAISED);
  await fill('Seven days', '500');
  await come(CONFIRMED);
  expect(field('A day').value).toBe('200');
  expect(field('Seven days').value).toBe('500');
  await save(CONFIRMED);
  expect(sent()).toEqual([week(500)]);
});

test('[R10.02] the current limit in another notation is no change, and is updated as well', async () => {
  const { come } = show(RAISED);
  await fill('A day', '100.00');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field('A day').value).toBe('100'));
  expect(call).not.toHaveBeenCalled();
  await come(CONFIRMED);
  expect(field('A day').value).toBe('200');
});

test('the input stays after a refusal, and is sent again', async () => {
  show(HELD);
  await fill('Seven days', '500');
  call.mockRejectedValueOnce(new Error('lost'));
  vi.stubGlobal('reportError', () => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(field('Seven days').value).toBe('500');
  await save(HELD);
  expect(sent()).toEqual([week(500)]);
});
