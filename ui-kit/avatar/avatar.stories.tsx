import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { picture } from '../image/picture.sample.ts';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Kit/Avatar',
  component: Avatar,
  args: { name: 'Maria Clara', size: 'lg' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  play: async ({ canvasElement }) => {
    const letters = canvasElement.querySelector('[data-initials]');
    await expect(letters).toHaveAttribute('data-initials', 'MC');
    await expect(letters).toBeVisible();
  },
};
export const Picture: Story = { args: { src: picture(200, 200, 200) } };
export const Failed: Story = {
  name: '[R8.13] Falls back to the error avatar',
  args: { src: '/no-such-avatar.png' },
  play: async ({ canvasElement }) => {
    await waitFor(
      () => expect(canvasElement.querySelector('[data-state=failed] svg')).toBeVisible(),
      { timeout: 5000 },
    );
  },
};
export const Small: Story = { args: { size: 'sm' } };
export const Nameless: Story = { args: { name: '' } };
