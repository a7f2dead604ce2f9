import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../guide.ts';
import { Illustration } from './illustration.tsx';

const guide: Guide = {
  use: ['A page or a panel without content: not found, failed, closed, empty.'],
  avoid: [
    'Beside content: `CategoryIcon` or an icon.',
    'As the only information: the text beside it must say the same.',
  ],
  anatomy: ['Background', "Scene in the brand's colours"],
  accessibility: {
    pattern: 'Decorative `svg`',
    announced: ['Nothing: the text beside it says the same.'],
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
