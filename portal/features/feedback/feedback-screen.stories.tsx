import { type Feedback, HOUR } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { StoryFrame } from '../../app/story-frame.tsx';
import { CallError } from '../../shared/api/call-error.ts';
import type { Outcome } from '../../shared/api/use-command.ts';
import { feedback } from './feature.ts';
import { FeedbackScreen } from './feedback-screen.tsx';

const at = Date.UTC(2026, 10, 21, 9, 30);
const waiting: Feedback = {
  referenceNo: 'F261121093000A1B2',
  kind: 'suggestion',
  status: 'received',
  createdAt: at,
  text: 'A dark mode for the lottery pages would be easier on the eyes at night.',
};
const answered: Feedback = {
  referenceNo: 'F261120181500C3D4',
  kind: 'complaint',
  status: 'answered',
  createdAt: at - 86_400_000,
  answeredAt: at - HOUR,
  text: 'My withdrawal waited for two days.\nNobody told me why.',
  answer: 'We are sorry: the bank was closed. It was paid this morning.',
};
const longest: Feedback = {
  ...answered,
  referenceNo: 'F261119120000E5F6',
  kind: 'problem',
  text: `${'Incomprehensibilities'.repeat(12)} ${'and so on '.repeat(60)}`,
};
const data = {
  words: { minimum: 5, maximum: 300 },
  list: [waiting, answered],
  totalPages: 1,
  totalCount: 2,
};
const answer = { data, error: undefined, retry: fn() };

const meta = {
  title: 'Portal/Feedback',
  component: FeedbackScreen,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language} catalogue={feedback.messages}>
      <FeedbackScreen {...args} />
    </StoryFrame>
  ),
  args: {
    tab: 'write',
    answer,
    page: 1,
    hrefFor: (page: number) => `?page=${page}`,
    onSend: fn(async (): Promise<Outcome<Feedback>> => ({ status: 'done', value: waiting })),
    onShowSent: fn(),
    onWrite: fn(),
    onPage: fn(),
  },
} satisfies Meta<typeof FeedbackScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const write = async (text: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: /Your message/ }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
};

export const Write: Story = {
  tags: ['composite'],
  play: async ({ args }) => {
    await write('Too short');
    await screen.findByText('Please write at least 5 words.');
    await expect(screen.getByRole('textbox', { name: /Your message/ })).toHaveFocus();
    await screen.findByText('2/300 words');
    await expect(args.onSend).not.toHaveBeenCalled();
    await write(' but now it is enough');
    await screen.findByText(/Its reference number is F261121093000A1B2/);
    await expect(args.onSend).toHaveBeenCalledWith({
      kind: 'suggestion',
      text: 'Too short but now it is enough',
    });
    await userEvent.click(screen.getByRole('button', { name: 'See your messages' }));
    await expect(args.onShowSent).toHaveBeenCalled();
  },
};

export const Refused: Story = {
  name: 'Refused: nothing typed is lost',
  tags: ['after-play'],
  args: {
    onSend: fn(
      async (): Promise<Outcome<Feedback>> => ({
        status: 'failed',
        error: new CallError('TOO_MANY_REQUEST', { status: 429, detail: { retryAfter: 130 } }),
      }),
    ),
  },
  play: async () => {
    await write('The same message for the sixth time');
    await screen.findByText('Try again in 3 minutes.');
    await expect(screen.getByRole('textbox', { name: /Your message/ })).toHaveValue(
      'The same message for the sixth time',
    );
  },
};

export const Sent: Story = { args: { tab: 'sent' } };

export const Longest: Story = {
  args: {
    tab: 'sent',
    answer: { ...answer, data: { ...data, list: [longest], totalPages: 9 } },
  },
};

export const Empty: Story = {
  args: { tab: 'sent', answer: { ...answer, data: { ...data, list: [] } } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Write to us' }));
    await expect(args.onWrite).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { answer: { ...answer, data: undefined } } };

export const Failed: Story = {
  args: { answer: { ...answer, data: undefined, error: new CallError('network') } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.answer.retry).toHaveBeenCalled();
  },
};

export const Filipino: Story = { tags: ['no-picture'], parameters: { language: 'TY' } };
