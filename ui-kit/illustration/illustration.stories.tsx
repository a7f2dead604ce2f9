import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Illustration } from './illustration.tsx';

const meta = {
  title: 'Kit/Illustration',
  component: Illustration,
  args: { scene: 'nothing' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
} satisfies Meta<typeof Illustration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const Lost: Story = { args: { scene: 'lost' } };
export const Broken: Story = { args: { scene: 'broken' } };
export const Closed: Story = { args: { scene: 'closed' } };
