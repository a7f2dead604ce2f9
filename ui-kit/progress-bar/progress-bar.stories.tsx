import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { Stack } from '../stack/index.ts';
import { ProgressBar } from './progress-bar.tsx';

const guide: Guide = {
  use: ['The progress of something: a turnover requirement, an upload, the next rank.'],
  avoid: ['Steps of a task: `Stepper`.', 'Work of unknown length: `Spinner`.'],
  anatomy: ['Label', 'Progress in words', 'Track', 'Fill'],
  accessibility: {
    pattern: '`role="progressbar"`',
    announced: ['Label and progress: `valueText`, else the percentage.'],
  },
};

const meta = {
  title: 'Kit/Progress bar',
  component: ProgressBar,
  parameters: { guide },
  args: { label: 'Turnover', value: 350, max: 1000, valueText: '350.00 of 1,000.00' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  tags: ['composite'],
  render: (args) => (
    <Stack>
      <ProgressBar {...args} />
      <ProgressBar {...args} tone="success" value={1000} valueText="1,000.00 of 1,000.00" />
      <ProgressBar {...args} tone="warning" value={900} valueText="900.00 of 1,000.00" />
      <ProgressBar {...args} tone="danger" value={990} valueText="990.00 of 1,000.00" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [bar] = within(canvasElement).getAllByRole('progressbar', { name: 'Turnover' });
    await expect(bar).toHaveAttribute('aria-valuenow', '35');
    await expect(bar).toHaveAttribute('aria-valuetext', '350.00 of 1,000.00');
  },
};
export const Empty: Story = { args: { value: 0, valueText: '0.00 of 1,000.00' } };
export const Unknown: Story = {
  args: { value: null, valueText: undefined },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar');
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(bar).toHaveAttribute('data-state', 'indeterminate');
  },
};
export const LabelHidden: Story = { args: { labelHidden: true } };
export const OutOfRange: Story = {
  args: { value: 2000 },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await expect(bar).toHaveAttribute('data-state', 'complete');
  },
};
export const BadNumbers: Story = {
  tags: ['no-picture'],
  args: { value: -1e21, max: Number.NaN, label: LONG_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
