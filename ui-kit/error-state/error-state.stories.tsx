import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ErrorState } from './error-state.tsx';

const meta = {
  title: 'Kit/Error state',
  component: ErrorState,
  args: { title: 'The hot games did not load', retryLabel: 'Try again', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Retry: Story = {
  tags: ['composite'],
  args: {
    detail: 'Network link is abnormal, please try again.',
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
    detail:
      'Mas matagal kaysa karaniwan ang tugon ng server. Pakisuri ang iyong koneksyon at subukang muli.',
    retryLabel: 'Subukan muli',
    style: { maxInlineSize: '44ch' },
  },
};
