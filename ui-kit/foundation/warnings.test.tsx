// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Alert } from '../alert/index.ts';
import { BalanceChip } from '../balance-chip/index.ts';
import { Button } from '../button/index.ts';
import { Carousel } from '../carousel/index.ts';
import { CopyField } from '../copy-field/index.ts';
import { DataTable } from '../data-table/index.ts';
import { GameCard } from '../game-card/index.ts';
import { Input } from '../input/index.ts';
import { NoticeBar } from '../notice-bar/index.ts';
import { Paginator } from '../paginator/index.ts';
import { PasswordInput } from '../password-input/index.ts';
import { Rail } from '../rail/index.ts';
import { Tabs } from '../tabs/index.ts';
import { ToastProvider } from '../toast/index.ts';
import { VendorDropdown } from '../vendor-dropdown/index.ts';
import { WinnerTicker } from '../winner-ticker/index.ts';
import { KitProvider } from './kit-provider.tsx';

afterEach(() => vi.restoreAllMocks());

const WORDS_OF_PAGES = {
  previous: 'Nakaraan',
  next: 'Susunod',
  page: (page: number) => `Pahina ${page}`,
};

const items = [
  { value: 'a', label: 'A', content: 'First' },
  { value: 'b', label: 'B', content: 'Second' },
];

test('a change from uncontrolled to controlled is warned about once, with the component', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { rerender } = render(<Tabs items={items} label="Tabs" />);
  expect(warn).not.toHaveBeenCalled();
  rerender(<Tabs items={items} label="Tabs" value="b" />);
  rerender(<Tabs items={items} label="Tabs" value="a" />);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^Tabs: it was uncontrolled and is now controlled\./)],
  ]);
});

test('a label that the provider lacks is warned about once, with the component that uses it', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const alert = <Alert onDismiss={() => undefined}>Paid</Alert>;
  render(<KitProvider labels={{ cancel: 'Kanselahin' }}>{alert}</KitProvider>);
  render(<KitProvider labels={{ cancel: 'Ikansela' }}>{alert}</KitProvider>);
  const told = warn.mock.calls.map(([text]) => text);
  expect(told).toContain('Alert: KitProvider has no close: the English default is used.');
  expect(new Set(told).size).toBe(told.length);
});

test('a label that the component gets itself, or does not use, causes no warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const game = { gameId: '1', name: 'Dune', vendor: 'Lumenforge', cover: undefined };
  render(
    <KitProvider labels={{ cancel: 'Kanselahin' }}>
      <Input aria-label="Name" />
      <PasswordInput aria-label="Password" labels={{ show: 'Ipakita' }} />
      <Rail title="Hot" labels={{ previous: 'Nakaraan', next: 'Susunod' }}>
        <a href="#dune">Dune</a>
      </Rail>
      <WinnerTicker title="Winners" winners={[]} />
      <GameCard
        {...game}
        onPlay={() => undefined}
        labels={{ play: 'Maglaro', favourite: 'Paborito' }}
      />
      <BalanceChip amount={1} locale="fil" label="Balanse" />
      <CopyField aria-label="Code" value="A1" labels={{ copy: 'Kopyahin' }} />
      <ToastProvider label="Mga mensahe">{null}</ToastProvider>
      <Paginator pageCount={1} hrefFor={String} label="Mga pahina" labels={WORDS_OF_PAGES} />
      <DataTable label="Bets" columns={[]} rows={['1']} rowId={String} />
      <Carousel slides={[]} label="Promosyon" labels={{ kind: 'karusel' }} />
      <NoticeBar notices={[]} onSelect={() => undefined} label="Mga abiso" />
      <VendorDropdown label="Slots" vendors={[]} onSelect={() => undefined} />
    </KitProvider>,
  );
  expect(warn).not.toHaveBeenCalled();
});

test('the warning comes when the label is rendered', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const code = (onClear?: () => void) => (
    <KitProvider labels={{ cancel: 'Kanselahin' }}>
      <Input aria-label="Code" value="A1" onChange={() => undefined} onClear={onClear} />
    </KitProvider>
  );
  const { rerender } = render(code());
  expect(warn).not.toHaveBeenCalled();
  rerender(code(() => undefined));
  expect(warn.mock.calls).toEqual([
    ['Input: KitProvider has no clear: the English default is used.'],
  ]);
});

test('without a provider the English defaults cause no warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<Alert onDismiss={() => undefined}>Paid</Alert>);
  expect(warn).not.toHaveBeenCalled();
});

test('an icon-only control without a name is warned about once, with the component', () => {
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
