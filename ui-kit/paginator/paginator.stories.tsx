import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Paginator, type PaginatorProps } from './paginator.tsx';

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
    args.onPage?.(to);
  };
  return <Paginator {...args} page={page} onPage={go} />;
}

const meta = {
  title: 'Kit/Paginator',
  component: Paginator,
  args: { page: 7, pages: 40, hrefFor: (page: number) => `#page=${page}`, onPage: fn(), labels },
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
    await expect(args.onPage).toHaveBeenCalledTimes(3);
    // A press on the page where one is goes nowhere.
    await userEvent.click(current());
    await expect(args.onPage).toHaveBeenCalledTimes(3);
  },
};
export const Jumps: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('spinbutton', { name: 'Go to page' });
    await userEvent.type(field, '23{Enter}');
    await expect(args.onPage).toHaveBeenLastCalledWith(23);
    await expect(field).toHaveValue(null);
    await userEvent.type(field, '900{Enter}');
    await expect(args.onPage).toHaveBeenLastCalledWith(40);
    await userEvent.type(field, '{Enter}');
    await expect(args.onPage).toHaveBeenCalledTimes(2);
  },
};
export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvasElement, args }) => {
    const previous = within(canvasElement).getByRole('link', { name: 'Previous page' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(args.onPage).not.toHaveBeenCalled();
  },
};
export const LastPage: Story = { args: { page: 40 } };
export const FewPages: Story = { args: { page: 2, pages: 4 } };
export const OnePage: Story = {
  tags: ['no-picture'],
  name: '[R9.02] Shows nothing at one page',
  args: { page: 1, pages: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    labels: { ...labels, jump: 'Pumunta kaagad sa pahinang may bilang na' },
    page: 100,
    pages: 200,
  },
};
