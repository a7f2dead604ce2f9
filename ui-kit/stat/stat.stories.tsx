import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectFits, LONG_WORD, tenThousand } from '../bad-input.sample.ts';
import { Card } from '../card/index.ts';
import { Grid } from '../grid/index.ts';
import type { Guide } from '../guide.ts';
import { Stat } from './stat.tsx';

const guide: Guide = {
  use: ['A figure that a person monitors, with its change and its development.'],
  avoid: [
    'Several properties of one object: `DescriptionList`.',
    'A development to read values from: `Chart`.',
  ],
  anatomy: ['Name', 'Figure', 'Change and its comparison', 'Hint', 'Sparkline'],
  accessibility: {
    pattern: 'None: text in reading order',
    announced: [
      'Name, figure, change. Arrow and sparkline are decorative, so the change must contain its sign.',
    ],
  },
};

const trend = [4, 6, 5, 9, 8, 12, 11, 15];

const meta = {
  title: 'Kit/Stat',
  component: Stat,
  parameters: { guide },
  args: {
    label: 'Deposits',
    value: '128,400.00',
    change: { value: '+12.5 %', direction: 'up', tone: 'success', description: 'than last week' },
  },
} satisfies Meta<typeof Stat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite'],
  args: { trend, style: { maxInlineSize: '16rem' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('128,400.00')).toBeVisible();
    await expect(canvas.getByText('+12.5 %')).toBeVisible();
  },
};
export const Loading: Story = { args: { value: undefined, change: undefined } };
export const Zero: Story = {
  args: {
    value: '0.00',
    change: { value: '0 %', direction: 'none', description: 'than last week' },
  },
};
export const Negative: Story = {
  args: {
    label: 'Net result',
    value: '−98,765,432,109,876.54',
    change: {
      value: '−214.0 %',
      direction: 'down',
      tone: 'danger',
      description: 'than last month',
    },
    trend: [3, 3, 2, -8, -20],
    style: { maxInlineSize: '10rem' },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const InGrid: Story = {
  render: (args) => (
    <Grid minColumn="sm">
      {['Deposits', 'Withdrawals', 'Valid bets', 'Active members'].map((label) => (
        <Card key={label}>
          <Stat {...args} label={label} trend={trend} />
        </Card>
      ))}
    </Grid>
  ),
};
export const HugeAndLong: Story = {
  tags: ['no-picture'],
  args: { label: LONG_WORD, value: '−98,765,432,109,876,543,210.00' },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const TenThousand: Story = {
  tags: ['no-picture'],
  args: { trend: tenThousand((at) => Math.sin(at)) },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
