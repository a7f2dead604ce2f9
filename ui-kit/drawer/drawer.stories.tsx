import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import { Button } from '../button/index.ts';
import { DescriptionList } from '../description-list/index.ts';
import type { Guide } from '../guide.ts';
import { Drawer, type DrawerProps } from './drawer.tsx';

const guide: Guide = {
  use: ['Content beside the page: details of a row, filters, a menu on a phone.'],
  avoid: ['A task to complete first: `Dialog`.', 'Actions on a phone: `ActionSheet`.'],
  anatomy: ['Scrim', 'Panel at an edge', 'Title and close button', 'Body', 'Footer'],
  accessibility: {
    pattern: 'Dialog (modal)',
    keys: { Escape: 'closes', Tab: 'stays inside' },
    announced: ['Title and description when it opens; the focus returns when it closes.'],
  },
};

function Opened({ open, onOpenChange, ...props }: DrawerProps) {
  const [shown, setShown] = useState(open);
  return (
    <>
      <Button onClick={() => setShown(true)}>Details</Button>
      <Drawer
        {...props}
        open={shown}
        onOpenChange={(next) => {
          setShown(next);
          onOpenChange?.(next);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Kit/Drawer',
  component: Drawer,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Order 2611220930451A2B',
    children: (
      <DescriptionList
        items={[
          { term: 'Amount', description: '1,500.00' },
          { term: 'State', description: 'Paid' },
        ]}
      />
    ),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheEnd: Story = { tags: ['composite'] };
export const AtTheStart: Story = { args: { placement: 'start' } };
export const AtTheBottom: Story = { args: { placement: 'bottom', size: 'md' } };
export const WithFooter: Story = { args: { footer: <Button>Print</Button> } };
export const OpenAndClose: Story = {
  tags: ['no-picture'],
  args: { open: false },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Details' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: /^Order/ });
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
    // It reaches the edge of the window.
    await waitFor(() =>
      expect(Math.round(drawer.getBoundingClientRect().right)).toBe(window.innerWidth),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { title: LONG_WORD, description: LONG_WORD, children: LONG_WORD, footer: LONG_WORD },
  play: async ({ canvasElement }) => {
    const popup = await screen.findByRole('dialog');
    await expect(popup.scrollWidth).toBeLessThanOrEqual(popup.clientWidth);
    await expectFits(canvasElement);
  },
};
