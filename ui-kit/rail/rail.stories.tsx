import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import { Chip } from '../chip/index.ts';
import { GameCard } from '../game-card/index.ts';
import type { Guide } from '../guide.ts';
import { Image } from '../image/index.ts';
import { picture } from '../image/picture.sample.ts';
import { showStates } from '../states.sample.tsx';
import { Rail, VENDOR_SLIDES } from './rail.tsx';

const guide: Guide = {
  use: ['A row of items of one kind with a link to more: hot games, recent games, vendors.'],
  avoid: ['Items to see all at once: `Grid`.', 'Rotating banners: `Carousel`.'],
  anatomy: ['Heading and count', 'Link to all', 'Previous and next buttons', 'Scrolling list'],
  accessibility: {
    pattern: 'Region with a list; the scroll container is focusable (WCAG 2.1.1)',
    keys: {
      Tab: 'moves to the link, the buttons, the list, then each item',
      'Arrow left, Arrow right': 'on the list: scroll it',
      'Enter, Space': 'on a button: scrolls by most of the width',
    },
    announced: [
      'The heading of the region, the number of items, each item with its position.',
      'Scrolling is not announced.',
    ],
  },
};

const labels = { previous: 'Previous games', next: 'More games' };
const cardLabels = {
  play: 'Immediate game',
  trial: 'Free trial',
  favourite: 'Favourite',
  info: 'About',
  hot: 'Hot',
  new: 'New',
  maintenance: 'Under maintenance',
};
const press = fn();

const cards = (howMany: number) =>
  Array.from({ length: howMany }, (_, id) => (
    <GameCard
      key={String(id)}
      gameId={String(id)}
      name={`Game number ${id + 1}`}
      vendor="Northwind"
      cover={picture(id * 31)}
      labels={cardLabels}
      onPlay={press}
      onFavouriteChange={press}
      hot
    />
  ));

const meta = {
  title: 'Kit/Rail',
  component: Rail,
  parameters: { guide },
  args: {
    title: 'Hot games',
    count: '128',
    more: <a href="#more">More</a>,
    labels,
    children: cards(14),
  },
} satisfies Meta<typeof Rail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As narrow as on a phone: an item is cut at the end. */
export const FocusInView: Story = {
  tags: ['no-picture'],
  render: (args) => (
    <div style={{ maxInlineSize: '358px' }}>
      <Rail {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const list = scrollerOf(canvasElement);
    // It is a tab stop once it has been measured.
    await waitFor(() => expect(list.tabIndex).toBe(0));
    list.focus();
    const seen = new Set<Element>();
    for (let tabs = 0; tabs < 18; tabs += 1) {
      await userEvent.tab();
      const focused = document.activeElement ?? list;
      if (!list.contains(focused)) break;
      seen.add(focused);
      await waitFor(() => {
        const box = focused.getBoundingClientRect();
        const view = list.getBoundingClientRect();
        expect(box.left, focused.outerHTML).toBeGreaterThanOrEqual(view.left);
        expect(box.right, focused.outerHTML).toBeLessThanOrEqual(view.right);
      });
    }
    await expect(seen.size).toBeGreaterThan(10);
  },
};

const scrollerOf = (root: HTMLElement) => within(root).getByRole('list');

export const Games: Story = {
  tags: ['composite'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = scrollerOf(canvasElement);
    await expect(canvas.getByRole('region', { name: /Hot games/ })).toBeVisible();
    const next = await canvas.findByRole('button', { name: 'More games' });
    const previous = canvas.getByRole('button', { name: 'Previous games' });
    const isDisabled = async (button: HTMLElement, is: boolean) => {
      await expect(button.getAttribute('aria-disabled')).toBe(is ? 'true' : null);
      // A button that does nothing is no tab stop.
      await expect(button.tabIndex).toBe(is ? -1 : 0);
    };
    // At its start there is no way back.
    await isDisabled(previous, true);
    await isDisabled(next, false);
    await userEvent.click(next);
    await waitFor(() => expect(list.scrollLeft).toBeGreaterThan(200));
    await waitFor(() => isDisabled(previous, false));
    await expect(next).toHaveFocus();
    list.scrollTo({ left: list.scrollWidth });
    await waitFor(() => isDisabled(next, true), { timeout: 4000 });
    // The pressed button keeps the focus at the end.
    await expect(next).toHaveFocus();
  },
};
export const AllFit: Story = {
  args: { children: cards(3) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'More games' })).toBeNull();
    await expect(scrollerOf(canvasElement)).not.toHaveAttribute('tabindex');
  },
};
export const VendorMenu: Story = {
  name: '[R9.03] Shows five vendors at a time',
  args: { title: undefined, count: undefined, more: undefined, 'aria-label': 'Vendors' },
  render: (args) => {
    const [chosen, setChosen] = useState(2);
    return (
      <Rail {...args} perView={VENDOR_SLIDES}>
        {Array.from({ length: 12 }, (_, id) => (
          <Chip
            key={String(id)}
            shape="tile"
            pressed={chosen === id}
            icon={
              <Image
                src={picture(id * 40, 96, 96)}
                alt=""
                ratio="1"
                style={{ inlineSize: '4ch' }}
              />
            }
            count={40 + id}
            onClick={() => setChosen(id)}
          >
            Vendor {id + 1}
          </Chip>
        ))}
      </Rail>
    );
  },
  play: async ({ canvasElement }) => {
    const list = scrollerOf(canvasElement);
    const edge = list.getBoundingClientRect();
    const whole = [...list.children].filter((item) => {
      const box = item.getBoundingClientRect();
      return box.left >= edge.left && box.right <= edge.right;
    });
    await expect(whole).toHaveLength(5);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Vendor 4/ }));
    await expect(within(canvasElement).getByRole('button', { pressed: true })).toHaveTextContent(
      'Vendor 4',
    );
  },
};
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      {['Pointed at', 'Pressed', 'Focused'].map((title) => (
        <Rail key={title} {...args} title={title} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: labels.next })).toHaveLength(3),
    );
    showStates(canvas.getAllByRole('button', { name: labels.next }));
  },
};
export const LongText: Story = {
  args: {
    title: 'Mga larong pinakamadalas laruin ng mga miyembro ngayong linggo',
    more: <a href="#more">Tingnan ang lahat</a>,
  },
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { title: LONG_WORD, count: LONG_WORD, more: <a href="#more">{LONG_WORD}</a> },
  // The list extends beyond the rail by the room for shadows.
  decorators: [
    (Story) => (
      <div style={{ padding: '1rem' }}>
        <Story />
      </div>
    ),
  ],
  play: ({ canvasElement }) => expectFits(canvasElement),
};
