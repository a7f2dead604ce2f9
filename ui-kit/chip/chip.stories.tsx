import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SlotsIcon } from '../icon/index.ts';
import { Chip } from './chip.tsx';

const meta = {
  title: 'Kit/Chip',
  component: Chip,
  args: { children: 'Slots', onClick: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { args: { pressed: false } };
export const On: Story = { args: { pressed: true, count: 128 } };
export const WithIcon: Story = {
  tags: ['composite'],
  args: { icon: <SlotsIcon size={20} />, count: 1204 },
};
export const Tile: Story = {
  args: { shape: 'tile', pressed: false, style: { inlineSize: '20ch' } },
};
export const Toggles: Story = {
  tags: ['no-picture'],
  render: (args) => {
    const [pressed, setPressed] = useState(false);
    return <Chip {...args} pressed={pressed} onClick={() => setPressed(!pressed)} />;
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getByRole('button', { pressed: true })).toHaveFocus();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(within(canvasElement).getByRole('button', { pressed: false })).toBeVisible();
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const LongText: Story = {
  args: {
    children: 'Mga larong may pinakamalaking premyo ngayong linggo',
    count: 12,
    style: { maxInlineSize: '28ch' },
  },
};
