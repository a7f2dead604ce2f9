import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import { Button } from '../button/index.ts';
import type { Guide } from '../guide.ts';
import { Stack } from '../stack/index.ts';
import { Alert } from './alert.tsx';

const guide: Guide = {
  use: [
    'Information that a person needs at this place before continuing: why a withdrawal is on hold, that a form was rejected.',
  ],
  avoid: [
    'An error of one field: the `error` of `Field`.',
    'A message that disappears by itself: `useToast`.',
    'Content that failed to load: `ErrorState`.',
    'A question: `ConfirmDialog`.',
  ],
  anatomy: ['Icon of the tone', 'Title', 'Text', 'Action', 'Dismiss button, with `onDismiss`'],
  accessibility: {
    pattern: 'Alert (`danger`); the other tones have no role',
    keys: {
      Tab: 'moves to the action, then to the dismiss button',
      'Enter, Space': 'presses the focused button',
    },
    announced: ['`danger`: title and text as soon as it appears.'],
  },
};

const meta = {
  title: 'Kit/Alert',
  component: Alert,
  parameters: { guide },
  args: { title: 'Your withdrawal is being checked', children: 'It is decided within an hour.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  tags: ['composite'],
  render: () => (
    <Stack gap="sm">
      <Alert title="Your withdrawal is being checked">It is decided within an hour.</Alert>
      <Alert tone="success">Your deposit of 500.00 has arrived.</Alert>
      <Alert tone="warning" title="350.00 of turnover is left">
        Play with it before you withdraw.
      </Alert>
      <Alert tone="danger" title="The withdrawal was refused">
        The account name is not yours.
      </Alert>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const alerts = within(canvasElement).getAllByRole('alert');
    await expect(alerts).toHaveLength(1);
    await expect(alerts[0]).toHaveTextContent('The account name is not yours.');
  },
};
export const WithAction: Story = {
  args: {
    tone: 'warning',
    action: (
      <Button size="sm" variant="soft">
        Set limits
      </Button>
    ),
  },
};
export const Dismissable: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};
export const TextAlone: Story = { args: { title: undefined } };
export const LongFilipino: Story = {
  args: {
    tone: 'danger',
    title: 'Hindi natuloy ang iyong pag-withdraw dahil sa problema sa impormasyon ng account',
    children: 'Pakisuri ang pangalan ng may-ari ng account at subukang muli. '.repeat(5),
    onDismiss: fn(),
    style: { maxInlineSize: '20rem' },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { title: LONG_WORD, children: LONG_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
