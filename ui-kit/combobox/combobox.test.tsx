// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Combobox } from './combobox.tsx';

const VIEW = 300;
const OPTION = 40;

/** Nothing is laid out in this environment, so list and options get fixed heights. */
function heightOf(this: HTMLElement): number {
  return this.getAttribute('role') === 'listbox' ? VIEW : OPTION;
}
beforeEach(() => {
  for (const name of ['clientHeight', 'clientWidth', 'offsetHeight'] as const) {
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(heightOf);
  }
});
afterEach(() => vi.restoreAllMocks());

const options = Array.from({ length: 10_000 }, (_, at) => ({
  value: `b${at}`,
  label: `Branch ${at}`,
}));

test('of ten thousand options those in view are rendered, and keys reach the last', async () => {
  const onValueChange = vi.fn();
  render(<Combobox aria-label="Bank" options={options} onValueChange={onValueChange} />);
  const field = screen.getByRole('combobox');
  const marked = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  const rendered = () => screen.getAllByRole('option', { hidden: true });
  fireEvent.click(field);
  await waitFor(() => expect(rendered()[0]?.getAttribute('data-index')).toBe('0'));
  expect(rendered().length).toBeLessThan(60);
  expect(rendered()[0]?.getAttribute('aria-setsize')).toBe('10000');
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(marked()).toBe('Branch 9999');
  expect(rendered().length).toBeLessThan(60);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(marked()).toBe('Branch 0');
  fireEvent.change(field, { target: { value: 'branch 9998' } });
  expect(rendered()).toHaveLength(1);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onValueChange).toHaveBeenLastCalledWith('b9998');
});
