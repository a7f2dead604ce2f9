import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFits, LONG_WORD } from '../bad-input.sample.ts';
import { Button } from '../button/index.ts';
import type { Guide } from '../guide.ts';
import { StateSheet } from '../states.sample.tsx';
import { deadlineFrom } from './countdown.ts';
import { CountdownButton, type CountdownButtonProps } from './countdown-button.tsx';

const guide: Guide = {
  use: ['An action that the server allows again only after a while: send a code, resend an email.'],
  avoid: [
    'Work that takes time: `Button` with `busy`.',
    'A remaining time without an action: text.',
  ],
  anatomy: ['Button whose label shows the remaining time', 'Status for screen readers'],
  accessibility: {
    pattern: 'Native `button` with a polite status beside it',
    keys: {
      'Enter, Space': 'performs the action; does nothing during the countdown, and keeps the focus',
    },
    announced: [
      'Once when the countdown starts: `You can try again in 60 seconds.`',
      'Once when it ends: `You can try again now.` The seconds in between are not announced.',
    ],
  },
};

/** A clock that the story sets. */
const clock = { now: Date.now() };
const now = () => clock.now;
const wake = () => document.dispatchEvent(new Event('visibilitychange'));

const meta = {
  title: 'Kit/Countdown button',
  component: CountdownButton,
  parameters: { guide },
  args: {
    children: 'Send code',
    onClick: fn(),
    format: (left) => `Send again in ${left} s`,
    labels: {
      waiting: (seconds) => `Sent. You can send again in ${seconds} seconds.`,
      ready: 'You can send the code again.',
    },
  },
  beforeEach: () => {
    clock.now = Date.now();
  },
} satisfies Meta<typeof CountdownButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Counting: Story = {
  tags: ['after-play'],
  name: '[R4.12] Counts down after a press, then is ready again',
  args: { now, seconds: 60 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Send code' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Send again in 60 s'));
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('You can send again in 60 seconds.');
    // A background tab: the timer does not run for 45 s, then the tab is shown again.
    clock.now += 45_000;
    wake();
    await waitFor(() => expect(button).toHaveAccessibleName('Send again in 15 s'));
    // The seconds are not announced.
    await expect(status).toHaveTextContent('You can send again in 60 seconds.');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    clock.now += 15_000;
    wake();
    await waitFor(() => expect(button).toHaveAccessibleName('Send code'));
    await expect(status).toHaveTextContent('You can send the code again.');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/**
 * Stores the deadline outside, as the portal does, and closes and reopens the popup around the
 * button.
 */
function Reopened(props: CountdownButtonProps) {
  const [deadline, setDeadline] = useState<number>();
  const [open, setOpen] = useState(true);
  return (
    <div style={{ display: 'flex', gap: '1rem' }}>
      <Button variant="soft" onClick={() => setOpen(!open)}>
        {open ? 'Close' : 'Reopen'}
      </Button>
      {open && <CountdownButton {...props} deadline={deadline} onDeadlineChange={setDeadline} />}
    </div>
  );
}
export const SurvivesReopening: Story = {
  tags: ['no-picture'],
  name: '[R4.12] expiredMinutes x 60, and survives closing and reopening',
  args: { now, onClick: fn(async () => deadlineFrom(2, clock.now)) },
  render: (args) => <Reopened {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Send code' }));
    await canvas.findByRole('button', { name: 'Send again in 120 s' });
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    clock.now += 30_000;
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen' }));
    await expect(canvas.getByRole('button', { name: 'Send again in 90 s' })).toBeVisible();
  },
};
export const StartsWaiting: Story = {
  name: 'Waits from the first with a default deadline',
  tags: ['no-picture'],
  args: { now },
  render: (args) => <CountdownButton {...args} defaultDeadline={clock.now + 20_000} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Send again in 20 s' })).toBeVisible();
  },
};
export const Throttled: Story = {
  tags: ['after-play'],
  name: '[R5.07] Pressed again within a second does nothing',
  args: { now, onClick: fn(() => false) },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    clock.now += 999;
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    clock.now += 1;
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
export const FailedPress: Story = {
  tags: ['no-picture'],
  args: { onClick: fn(async () => false) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('button')).not.toHaveAttribute('aria-busy'));
    await expect(canvas.getByRole('button', { name: 'Send code' })).not.toHaveAttribute(
      'aria-disabled',
    );
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
export const RealClock: Story = {
  tags: ['no-picture'],
  args: { seconds: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('button', { name: 'Send again in 2 s' });
    await canvas.findByRole('button', { name: 'Send again in 1 s' }, { timeout: 1500 });
    await canvas.findByRole('button', { name: 'Send code' }, { timeout: 1500 });
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const LongFilipino: Story = {
  args: { children: 'Ipadala muli ang code ng beripikasyon', variant: 'soft' },
};
export const States: Story = {
  tags: ['composite', 'states'],
  render: (args) => (
    <StateSheet more={{ disabled: <CountdownButton {...args} disabled /> }}>
      {() => <CountdownButton {...args} />}
    </StateSheet>
  ),
};
export const LongWord: Story = {
  tags: ['no-picture'],
  args: { children: LONG_WORD },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const InvalidDate: Story = {
  tags: ['no-picture'],
  args: { deadline: Number.NaN },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Send code' }),
    ).not.toHaveAttribute('aria-disabled');
  },
};
export const WithoutEnd: Story = {
  tags: ['no-picture'],
  args: { deadline: Number.POSITIVE_INFINITY },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Send code' }),
    ).not.toHaveAttribute('aria-disabled');
  },
};
export const BadNumbers: Story = {
  tags: ['no-picture'],
  args: { seconds: 1e21 },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expectFits(canvasElement);
  },
};
