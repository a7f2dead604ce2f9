import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CallError } from '../../shared/api/call-error.ts';
import { ResetScreen } from './reset-screen.tsx';
import { RULES, StoryFrame } from './story-frame.tsx';

const meta = {
  title: 'Portal/Auth/New password by link',
  component: ResetScreen,
  parameters: { layout: 'fullscreen' },
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'}>
      <ResetScreen {...args} />
    </StoryFrame>
  ),
  args: {
    link: 'ready',
    rules: RULES,
    onRetry: fn(),
    onAskAgain: fn(),
    onSubmit: fn(async (): Promise<CallError | undefined> => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof ResetScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['after-play'],
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText(/^New password/), 'tatlong kalabaw');
    await userEvent.type(screen.getByLabelText(/^Confirm new password/), 'tatlong kalabaw{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
};
export const Corrected: Story = {
  tags: ['no-picture'],
  name: '[R5.04] A corrected password counts for its confirmation',
  play: async () => {
    const next = await screen.findByLabelText(/^New password/);
    const again = screen.getByLabelText(/^Confirm new password/);
    await userEvent.type(next, 'tatlong kalabaw');
    await userEvent.type(again, 'apat na kalabaw');
    await userEvent.click(next);
    await waitFor(() => expect(again).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.clear(next);
    await userEvent.type(next, 'apat na kalabaw');
    await waitFor(() => expect(again).not.toHaveAttribute('aria-invalid', 'true'));
    await userEvent.type(next, '1');
    await waitFor(() => expect(again).toHaveAttribute('aria-invalid', 'true'));
  },
};
export const Loading: Story = { args: { link: 'loading' } };
export const Used: Story = {
  args: { link: new CallError('reset_link_invalid', { status: 410 }) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ask for another link' }));
    await expect(args.onAskAgain).toHaveBeenCalledTimes(1);
  },
};
export const Unchecked: Story = {
  args: { link: new CallError('network') },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const Filipino: Story = { parameters: { language: 'TY' } };
