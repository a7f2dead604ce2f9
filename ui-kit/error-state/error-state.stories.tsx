import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import type { Guide } from '../guide.ts';
import { ErrorState } from './error-state.tsx';

const guide: Guide = {
  use: ['A part of a page that failed to load while the rest works.'],
  avoid: [
    'The result of an action: `Alert` or `useToast`.',
    'One field: the `error` of `Field`.',
    'No content without a failure: `EmptyState`.',
  ],
  anatomy: [
    'Mark',
    'Title and description',
    'Reference for customer service',
    'Retry button, with `onRetry`',
  ],
  accessibility: {
    pattern: 'Alert',
    keys: { 'Enter, Space': 'on the button: retries; does nothing while `retrying`' },
    announced: ['Title, description and reference as soon as it appears.'],
  },
};

const meta = {
  title: 'Kit/Error state',
  component: ErrorState,
  parameters: { guide },
  args: { title: 'The hot games did not load', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Retry: Story = {
  tags: ['composite'],
  args: {
    description: 'Network link is abnormal, please try again.',
    requestText: 'Request 3f2a-77c1-90be',
  },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('3f2a-77c1-90be');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Retrying: Story = { args: { retrying: true } };
export const NoRetry: Story = { args: { onRetry: undefined } };
export const LongText: Story = {
  args: {
    title: 'Hindi na-load ang listahan ng mga laro dahil sa problema sa koneksyon',
    description:
      'Mas matagal kaysa karaniwan ang tugon ng server. Pakisuri ang iyong koneksyon at subukang muli.',
    labels: { retry: 'Subukan muli' },
    style: { maxInlineSize: '44ch' },
  },
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { title: LONG_WORD, description: LONG_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
