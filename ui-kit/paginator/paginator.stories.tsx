import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { StateSheet } from '../states.sample.tsx';
import { Paginator, type PaginatorProps } from './paginator.tsx';

const guide: Guide = {
  use: ['A list whose pages have addresses: games, records, messages.'],
  avoid: [
    'A list that loads more while scrolling.',
    'Two to five views of the same thing: `SegmentedControl`.',
    'Steps of a task: `Stepper`.',
  ],
  anatomy: [
    'Landmark',
    'Previous link',
    'Page numbers: five around the current one, two at each end',
    'Gap',
    'Next link',
    'Jump field',
  ],
  accessibility: {
    pattern: 'Navigation landmark with a list of links',
    keys: {
      Tab: 'moves between links, then to the jump field',
      Enter: 'opens the page of the link or of the field',
    },
    announced: [
      '`Page 4`, and that it is the current one (`aria-current="page"`).',
      'A previous or next link without a page stays in the list and is announced as disabled.',
      'The list itself announces its change.',
    ],
  },
};

const labels = {
  paginator: 'Pages of games',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  jump: 'Go to page',
};

function Walk(args: PaginatorProps) {
  const [page, setPage] = useState(args.page);
  const go = (to: number) => {
    setPage(to);
    args.onPageChange?.(to);
  };
  return <Paginator {...args} page={page} onPageChange={go} />;
}

const meta = {
  title: 'Kit/Paginator',
  component: Paginator,
  parameters: { guide },
  args: {
    page: 7,
    pageCount: 40,
    label: 'Pages of games',
    hrefFor: (page: number) => `#page=${page}`,
    onPageChange: fn(),
    labels,
  },
  render: (args) => <Walk {...args} />,
} satisfies Meta<typeof Paginator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  tags: ['composite'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const nav = canvas.getByRole('navigation', { name: 'Pages of games' });
    await expect(nav).toBeVisible();
    const current = () => canvas.getByRole('link', { current: 'page' });
    await expect(current()).toHaveTextContent('7');
    await expect(current()).toHaveAttribute('href', '#page=7');
    await userEvent.click(canvas.getByRole('link', { name: 'Page 8' }));
    await expect(current()).toHaveTextContent('8');
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await expect(current()).toHaveTextContent('9');
    canvas.getByRole('link', { name: 'Previous page' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(current()).toHaveTextContent('8');
    await expect(args.onPageChange).toHaveBeenCalledTimes(3);
    // A press on the current page does nothing.
    await userEvent.click(current());
    await expect(args.onPageChange).toHaveBeenCalledTimes(3);
  },
};
export const Jumps: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('spinbutton', { name: 'Go to page' });
    await userEvent.type(field, '23{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(23);
    await expect(field).toHaveValue(null);
    await userEvent.type(field, '900{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(40);
    await userEvent.type(field, '{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledTimes(2);
  },
};
export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvasElement, args }) => {
    const previous = within(canvasElement).getByRole('link', { name: 'Previous page' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(args.onPageChange).not.toHaveBeenCalled();
  },
};
export const LastPage: Story = { args: { page: 40 } };
export const FewPages: Story = { args: { page: 2, pageCount: 4 } };
export const OnePage: Story = {
  tags: ['no-picture'],
  name: '[R9.02] Shows nothing at one page',
  args: { page: 1, pageCount: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    labels: { ...labels, jump: 'Pumunta kaagad sa pahinang may bilang na' },
    page: 100,
    pageCount: 200,
  },
};
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => (
    <StateSheet
      target={'a:not([aria-current])'}
      more={{ disabled: <Paginator {...args} label="Pages, disabled" page={1} /> }}
    >
      {(state) => <Paginator {...args} label={`Pages, ${state}`} />}
    </StateSheet>
  ),
};
export const TenThousandPages: Story = {
  tags: ['no-picture'],
  args: { page: 5000, pageCount: 10_000 },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const BadNumbers: Story = {
  tags: ['no-picture'],
  args: { page: -5, pageCount: 10 },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { labels: { ...labels, jump: LONG_WORD }, page: 100, pageCount: 200 },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
