import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { Skeleton } from './skeleton.tsx';

const guide: Guide = {
  use: ['The place of content that is on its way, in its own size, so that nothing jumps.'],
  avoid: [
    'Work after a press: `Button` with `busy`.',
    'How far something is: `ProgressBar`.',
    'A wait without a known shape: `Spinner`.',
  ],
  anatomy: ['Line, block or circle'],
  accessibility: {
    pattern: 'Decorative; the region that loads says `aria-busy`',
    announced: ['Nothing. It appears after 150 ms, so that a quick answer never flashes.'],
  },
};

const meta = {
  title: 'Kit/Skeleton',
  component: Skeleton,
  parameters: { guide },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  args: { shape: 'text', width: '24ch' },
  play: async ({ canvasElement }) => {
    const shape = canvasElement.querySelector('[aria-hidden]');
    if (!(shape instanceof HTMLElement)) throw new Error('no skeleton');
    // Fast answers never flash: the placeholder appears after a delay in CSS alone.
    await expect(getComputedStyle(shape).animationDelay).toMatch(/^0\.15s/);
    await waitFor(() => expect(Number(getComputedStyle(shape).opacity)).toBeGreaterThan(0.5));
  },
};
export const Block: Story = { args: { shape: 'block', width: '20ch', height: '12ch' } };
export const Circle: Story = { args: { shape: 'circle', width: '6ch' } };
export const Pill: Story = { args: { shape: 'pill', width: '14ch' } };
