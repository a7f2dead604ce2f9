// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Alert } from '../alert/index.ts';
import { Button } from '../button/index.ts';
import { Tabs } from '../tabs/index.ts';
import { KitProvider } from './kit-provider.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const items = [
  { value: 'a', label: 'A', content: 'First' },
  { value: 'b', label: 'B', content: 'Second' },
];

test('a value that comes late is told once, with the component', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { rerender } = render(<Tabs items={items} label="Tabs" />);
  expect(warn).not.toHaveBeenCalled();
  rerender(<Tabs items={items} label="Tabs" value="b" />);
  rerender(<Tabs items={items} label="Tabs" value="a" />);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^Tabs: it was uncontrolled and is now controlled\./)],
  ]);
});

test('a word that the provider leaves out is told once, with the component that says it', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const alert = <Alert onDismiss={() => undefined}>Paid</Alert>;
  render(<KitProvider labels={{ cancel: 'Kanselahin' }}>{alert}</KitProvider>);
  render(<KitProvider labels={{ cancel: 'Ikansela' }}>{alert}</KitProvider>);
  const told = warn.mock.calls.map(([text]) => text);
  expect(told).toContain("Alert: KitProvider has no close: the kit's English stands in.");
  expect(new Set(told).size).toBe(told.length);
});

test('without a provider English is meant, and nothing is told', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<Alert onDismiss={() => undefined}>Paid</Alert>);
  expect(warn).not.toHaveBeenCalled();
});

test('an icon alone that has no name is told once, with the component', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const icon = <svg aria-hidden="true" />;
  render(
    <>
      <Button iconOnly aria-label="Close">
        {icon}
      </Button>
      <Button iconOnly asChild>
        <a href="#search" aria-label="Search">
          {icon}
        </a>
      </Button>
    </>,
  );
  expect(warn).not.toHaveBeenCalled();
  render(<Button iconOnly>{icon}</Button>);
  render(<Button iconOnly>{icon}</Button>);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^Button: .*aria-label/)]]);
});
