// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FilterSearch } from './filter-search.tsx';
import type { MessageId } from './messages/message-id.ts';

/** The messages that this test sees. */
const messages = { 'line.account': 'Account' } as Record<MessageId, string>;
const onChange = vi.fn();
const search = (value: string) => (
  <IntlProvider locale="en" messages={messages}>
    <FilterSearch label="line.account" value={value} onChange={onChange} />
  </IntlProvider>
);
const field = () => screen.getByLabelText<HTMLInputElement>('Account');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const rest = () => act(async () => vi.advanceTimersByTime(300));

beforeEach(() => {
  onChange.mockReset();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[R11.03] input stays while the previous search arrives in the address', async () => {
  const { rerender } = render(search(''));
  type('ab ');
  await rest();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('ab');
  rerender(search('ab'));
  expect(field().value).toBe('ab ');
  type('ab cd');
  await rest();
  expect(onChange).toHaveBeenLastCalledWith('ab cd');
  type('ab cde');
  rerender(search('ab cd'));
  expect(field().value).toBe('ab cde');
  await rest();
  expect(onChange).toHaveBeenLastCalledWith('ab cde');
});

test('[R11.03] a search of Back or a link fills the field, and is not repeated', async () => {
  const { rerender } = render(search('ab'));
  type('abc');
  await rest();
  rerender(search('abc'));
  rerender(search('ab'));
  expect(field().value).toBe('ab');
  await rest();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('abc');
});
