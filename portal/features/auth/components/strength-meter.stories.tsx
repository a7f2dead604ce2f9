import { judgePassword } from '@baize/gateway/contract';
import { PasswordInput } from '@baize/ui-kit/password-input';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { answer } from '../../../app/story-frame.tsx';
import { CallError } from '../../../shared/api/call-error.ts';
import { StoryFrame } from '../story-frame.tsx';
import { StrengthMeter } from './strength-meter.tsx';

function Field() {
  const [password, setPassword] = useState('');
  return (
    <PasswordInput
      aria-label="Password"
      autoComplete="new-password"
      value={password}
      onChange={(event) => setPassword(event.currentTarget.value)}
      meter={<StrengthMeter password={password} />}
    />
  );
}

const meta = {
  title: 'Portal/Auth/Strength meter',
  component: Field,
  tags: ['no-picture'],
  render: (_args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'} answers={parameters.answers}>
      <Field />
    </StoryFrame>
  ),
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

const judged = (strength: 1 | 2 | 3 | 4) => [
  answer(judgePassword, { accepted: strength > 1, strength }),
];
const height = () => document.querySelector('[data-strength]')?.getBoundingClientRect().height;
const bars = () => document.querySelectorAll('[data-strength] > [data-state="on"]');

async function expectJudgement(password: string, word: string, lit: number) {
  const field = await screen.findByLabelText('Password');
  const before = height();
  await userEvent.clear(field);
  await userEvent.type(field, password);
  await waitFor(() => expect(screen.getAllByRole('status').at(-1)).toHaveTextContent(word));
  await expect(bars()).toHaveLength(lit);
  // The content below does not move, because it may be pressed at that moment.
  await expect(height()).toBe(before);
  // No text, no rating.
  await userEvent.clear(field);
  await expect(bars()).toHaveLength(0);
}

/** A password that looks strong by its characters, but is on the gateway's list. */
export const Refused: Story = {
  parameters: { answers: judged(1) },
  play: () => expectJudgement('P@ssw0rd1', 'Password strength: Too easy to guess', 1),
};
export const JustEnough: Story = {
  parameters: { answers: judged(2) },
  play: () => expectJudgement('Baize2026', 'Password strength: Fair', 2),
};
export const StrongInFilipino: Story = {
  parameters: { answers: judged(4), language: 'TY' },
  play: () => expectJudgement('tatlong kalabaw', 'Lakas ng password: Malakas', 4),
};
/** Nothing is shown where the gateway does not answer: the form validates by its own rules then. */
export const NoAnswer: Story = {
  parameters: { answers: [answer(judgePassword, new CallError('network'))] },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Password'), 'P@ssw0rd1');
    await expect(bars()).toHaveLength(0);
  },
};
