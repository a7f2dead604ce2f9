import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import type { Guide } from '../guide.ts';
import { Stack } from '../stack/index.ts';
import { Popover, type PopoverProps } from './popover.tsx';

const guide: Guide = {
  use: ['A small panel for the element that opens it: filters, a short form.'],
  avoid: [
    'Actions: `Menu`.',
    'A short explanation: `Tooltip`.',
    'A task to complete first: `Dialog`.',
  ],
  anatomy: ['Trigger', 'Panel'],
  accessibility: {
    pattern: 'Dialog (non-modal)',
    keys: {
      'Enter, Space': 'opens and closes',
      Escape: 'closes',
      Tab: 'moves through it and beyond',
    },
    announced: ['Its name when it opens. The focus moves in, and returns when it closes.'],
  },
};

const meta = {
  title: 'Kit/Popover',
  component: Popover,
  parameters: { guide },
  args: {
    trigger: <Button variant="soft">Filters</Button>,
    label: 'Filters',
    onOpenChange: fn(),
    children: (
      <Stack gap="sm">
        <Checkbox>Paid</Checkbox>
        <Checkbox>Refused</Checkbox>
      </Stack>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['composite', 'after-play'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filters' }));
    const panel = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
  },
};
export const ByKeys: Story = {
  tags: ['no-picture'],
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Filters' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() =>
      expect(within(panel).getByRole('checkbox', { name: 'Paid' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
/** A popover whose text arrives after it has opened. */
function TextComesLater(props: PopoverProps) {
  const [lines, setLines] = useState(1);
  return (
    <>
      <Popover {...props} open>
        {'What counts toward it. '.repeat(lines * 20)}
      </Popover>{' '}
      <Button onClick={() => setLines(60)}>More</Button>
    </>
  );
}
export const TextThatComesLater: Story = {
  tags: ['no-picture'],
  render: (args) => <TextComesLater {...args} />,
  play: async ({ canvasElement }) => {
    const popup = await screen.findByRole('dialog');
    await expect(popup).toHaveAttribute('tabindex', '-1');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More' }));
    await waitFor(() => expect(popup).toHaveAttribute('tabindex', '0'));
  },
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { children: LONG_WORD, defaultOpen: true },
  play: async ({ canvasElement }) => {
    const popup = await screen.findByRole('dialog');
    await expect(popup.scrollWidth).toBeLessThanOrEqual(popup.clientWidth);
    await expectFits(canvasElement);
  },
};
