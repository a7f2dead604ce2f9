import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { Stepper } from './stepper.tsx';

const guide: Guide = {
  use: ['A task of two to five steps in a fixed order: set-up, identity check.'],
  avoid: ['Events: `Timeline`.', 'A share of a whole: `ProgressBar`.'],
  anatomy: ['List with its name', 'Step', 'Number or icon', 'Name and description'],
  accessibility: {
    pattern: 'Ordered list with `aria-current="step"`',
    announced: ['The name of the list, each step with its position, and whether it is done.'],
  },
};

const meta = {
  title: 'Kit/Stepper',
  component: Stepper,
  parameters: { guide },
  args: {
    label: 'Setting up two-step login',
    steps: [
      { id: 'app', label: 'Install the app' },
      { id: 'scan', label: 'Scan the code', description: 'Or type the key' },
      { id: 'codes', label: 'Keep the recovery codes' },
    ],
    current: 'scan',
  },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['composite'],
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: /two-step/ }));
    const [first, second] = list.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Install the app done');
    await expect(second).toHaveAttribute('aria-current', 'step');
  },
};
export const Done: Story = { args: { current: undefined } };
export const Failed: Story = {
  args: {
    steps: [
      { id: 'app', label: 'Document sent' },
      { id: 'scan', label: 'Checked', failed: true, description: 'The picture cannot be read' },
    ],
  },
};
export const LongFilipino: Story = {
  args: {
    steps: ['a', 'b', 'c'].map((id) => ({
      id,
      label: 'Kumpirmahin ang iyong pagkakakilanlan gamit ang dokumento',
    })),
    style: { maxInlineSize: '22rem' },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { steps: [{ id: 'a', label: LONG_WORD, description: LONG_WORD }], current: 'a' },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const NoSteps: Story = {
  tags: ['no-picture'],
  args: { steps: [], current: undefined },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
