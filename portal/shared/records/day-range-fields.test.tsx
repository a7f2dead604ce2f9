// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MessageId } from '../messages/message-id.ts';
import { DayRangeFields } from './day-range-fields.tsx';

/** The messages that these tests see. */
const messages = { 'member.range.from': 'From', 'member.range.to': 'To' } as Record<
  MessageId,
  string
>;

function show() {
  const changed = vi.fn();
  const Example = () => {
    const [days, setDays] = useState({ from: '2026-11-15', to: '2026-11-21' });
    return (
      <IntlProvider locale="en" messages={messages}>
        <DayRangeFields
          {...days}
          max="2026-11-21"
          longest={30}
          onChange={(next) => {
            changed(next);
            setDays(next);
          }}
        />
      </IntlProvider>
    );
  };
  render(<Example />);
  return changed;
}

const field = (name: 'From' | 'To') => screen.getByLabelText<HTMLInputElement>(name);
const values = () => [field('From').value, field('To').value];

/** Fires the events of a date field with a new day. */
function change(name: 'From' | 'To', value: string): void {
  fireEvent.input(field(name), { target: { value } });
  fireEvent.change(field(name));
}

/** Types into a date field as Chrome does: each key makes a day on key down. */
function type(name: 'From' | 'To', days: readonly string[]): void {
  for (const day of days) {
    fireEvent.keyDown(field(name), { key: '1' });
    change(name, day);
    fireEvent.keyUp(field(name), { key: '1' });
  }
}

/** The supported CSS properties; happy-dom claims to support all. */
const supports = vi.fn<(property: string) => boolean>();
beforeEach(() => {
  supports.mockReset().mockReturnValue(false);
  vi.stubGlobal('CSS', { supports });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a typed day applies on blur, and changes nothing before', () => {
  const changed = show();
  type('From', ['0002-11-15', '0020-11-15', '0202-11-15', '2026-11-15', '2026-11-10']);
  expect(values()).toEqual(['2026-11-10', '2026-11-21']);
  expect(changed).not.toHaveBeenCalled();
  fireEvent.blur(field('From'));
  expect(changed).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-10', to: '2026-11-21' });
});

test('January, typed on the way to November, does not move the other day', () => {
  const changed = show();
  type('To', ['2026-01-21', '2026-11-21', '2026-11-02', '2026-11-20']);
  expect(values()).toEqual(['2026-11-15', '2026-11-20']);
  fireEvent.keyDown(field('To'), { key: 'Enter' });
  expect(changed).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-15', to: '2026-11-20' });
  fireEvent.blur(field('To'));
  expect(changed).toHaveBeenCalledOnce();
});

test('an incomplete day is discarded', () => {
  const changed = show();
  type('From', ['', '0020-11-15']);
  expect(field('From').value).toBe('0020-11-15');
  fireEvent.blur(field('From'));
  expect(values()).toEqual(['2026-11-15', '2026-11-21']);
  expect(changed).not.toHaveBeenCalled();
});

test('a day from the calendar applies immediately, also after key presses', () => {
  const changed = show();
  type('From', ['0002-11-15']);
  // The key that opened the calendar is released over it.
  fireEvent.keyDown(field('From'), { key: ' ' });
  // Arrow keys in the calendar pass other days.
  fireEvent.input(field('From'), { target: { value: '2026-10-01' } });
  expect(changed).not.toHaveBeenCalled();
  change('From', '2026-11-12');
  expect(changed).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-12', to: '2026-11-21' });
});

test('a day past the other one, or too far from it, moves it', () => {
  const changed = show();
  change('To', '2026-11-03');
  expect(values()).toEqual(['2026-11-03', '2026-11-03']);
  change('From', '2026-09-01');
  expect(values()).toEqual(['2026-09-01', '2026-09-30']);
  type('To', ['2027-11-03']);
  fireEvent.blur(field('To'));
  // Not in the future.
  expect(values()).toEqual(['2026-10-23', '2026-11-21']);
  expect(changed).toHaveBeenCalledTimes(3);
});

test('the date wheels of iOS, which report each turn, apply when they close', () => {
  supports.mockImplementation((property) => property === '-webkit-touch-callout');
  const changed = show();
  for (const day of ['2026-11-20', '2026-10-20', '2026-10-15']) change('To', day);
  expect(values()).toEqual(['2026-11-15', '2026-10-15']);
  expect(changed).not.toHaveBeenCalled();
  fireEvent.blur(field('To'));
  expect(changed).toHaveBeenCalledExactlyOnceWith({ from: '2026-10-15', to: '2026-10-15' });
});
