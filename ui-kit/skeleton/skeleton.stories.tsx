import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { Skeleton } from './skeleton.tsx';

const guide: Guide = {
  use: ['A placeholder of the size of loading content, so that nothing shifts.'],
  avoid: [
    'An action in progress: `Button` with `busy`.',
    'A known progress: `ProgressBar`.',
    'Content of unknown size: `Spinner`.',
  ],
  anatomy: ['Line, block or circle'],
  accessibility: {
    pattern: 'Decorative; set `aria-busy` on the region that loads',
    announced: ['Nothing. It appears after 150 ms, so that fast content does not flash.'],
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
