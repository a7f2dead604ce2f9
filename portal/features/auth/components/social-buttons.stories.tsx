import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CallError } from '../../../shared/api/call-error.ts';
import { StoryFrame } from '../story-frame.tsx';
import { SocialButtons } from './social-buttons.tsx';

const meta = {
  title: 'Portal/Auth/Social login',
  component: SocialButtons,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'}>
      <SocialButtons {...args} />
    </StoryFrame>
  ),
  args: {
    providers: [
      { provider: 'google', clientId: 'client' },
      { provider: 'facebook', appId: 'app' },
      { provider: 'sandbox', clientId: 'baize-portal' },
    ],
    busy: undefined,
    failure: undefined,
    onPress: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SocialButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Providers: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    await expect(args.onPress).toHaveBeenCalledWith({ provider: 'google', clientId: 'client' });
  },
};
export const Filipino: Story = { parameters: { language: 'TY' } };
export const Busy: Story = {
  args: { busy: 'facebook' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
export const Blocked: Story = {
  name: '[R7.06] Script blocked',
  args: { failure: new CallError('network') },
  play: async ({ args }) => {
    await screen.findByText('Network link is abnormal, please try again.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const WindowClosed: Story = { args: { failure: new CallError('login_popup_closed') } };
