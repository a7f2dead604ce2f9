import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { Inline } from '../inline/index.ts';
import { Spinner } from './spinner.tsx';

const guide: Guide = {
  use: ['Work of unknown length, beside a text that says what is loading.'],
  avoid: [
    'Content whose size is known: `Skeleton`.',
    'A known progress: `ProgressBar`.',
    'A button whose action is in progress: its own `busy`.',
  ],
  anatomy: ['Rotating ring in the colour of the text'],
  accessibility: {
    pattern: 'Decorative: a text must say what is loading',
    announced: ['Nothing. Set `aria-busy` on the region or the control that waits.'],
  },
};

const meta = {
  title: 'Kit/Spinner',
  component: Spinner,
  parameters: { guide },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: () => (
    <Inline gap="lg">
      <Spinner />
      <Spinner size="md" />
      <Spinner size="lg" />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const spinners = canvasElement.querySelectorAll('[aria-hidden="true"]');
    await expect(spinners).toHaveLength(3);
  },
};
export const InText: Story = {
  render: () => (
    <Inline gap="sm" role="status">
      <Spinner />
      <span>Waiting for the bank</span>
    </Inline>
  ),
};
