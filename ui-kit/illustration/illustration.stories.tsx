import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { Illustration } from './illustration.tsx';

const guide: Guide = {
  use: [
    'A page or a panel that has nothing else to show: not found, failed, closed, nothing here.',
  ],
  avoid: [
    'Beside content: `CategoryIcon` or an icon.',
    'As the only word on what happened: the text beside it must say it.',
  ],
  anatomy: ['Ground', "Scene in the brand's colours"],
  accessibility: {
    pattern: 'Decorative `svg`',
    announced: ['Nothing: the words beside it say the same.'],
  },
};

const meta = {
  title: 'Kit/Illustration',
  component: Illustration,
  parameters: { guide },
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
