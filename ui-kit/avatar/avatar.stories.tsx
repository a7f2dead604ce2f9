import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { picture } from '../image/picture.sample.ts';
import { Avatar } from './avatar.tsx';

const guide: Guide = {
  use: ['Identifies a member: beside the name, in a list of downline members, in a menu trigger.'],
  avoid: [
    'A game or a vendor: `Image`.',
    'A picture with a meaning of its own: `Image` with its `alt`.',
  ],
  anatomy: ['Circle', 'Picture, or initials drawn by the style, or the outline of a person'],
  accessibility: {
    pattern:
      'Decorative. Picture and initials are hidden from screen readers, because the name is beside it.',
    announced: [
      'Nothing. Where the name is not beside it, set `role="img"` and `aria-label`, which is then read.',
    ],
  },
};

const meta = {
  title: 'Kit/Avatar',
  component: Avatar,
  parameters: { guide },
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
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { name: LONG_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
