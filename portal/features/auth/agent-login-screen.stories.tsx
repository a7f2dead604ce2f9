import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CallError } from '../../shared/api/call-error.ts';
import { AgentLoginScreen } from './agent-login-screen.tsx';
import { StoryFrame } from './story-frame.tsx';

const meta = {
  title: 'Portal/Auth/Agents’ entrance',
  component: AgentLoginScreen,
  parameters: { layout: 'fullscreen' },
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'}>
      <AgentLoginScreen {...args} />
    </StoryFrame>
  ),
  args: {
    loggedInAs: undefined,
    captcha: { status: 'hidden' },
    onCaptchaRefresh: fn(),
    onSubmit: fn(async (): Promise<CallError | undefined> => undefined),
    onForgot: fn(),
    onContact: fn(),
    onMembers: fn(),
  },
} satisfies Meta<typeof AgentLoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Entrance: Story = {
  name: '[R2.03] The hours, and nothing to be remembered',
  play: async () => {
    await screen.findByText('Mon-Fri 12:00-21:00');
    await expect(screen.queryByRole('checkbox')).toBeNull();
  },
};
export const NoAgent: Story = {
  tags: ['after-play'],
  name: '[R6.05] Who is no agent is shown the other door',
  args: {
    loggedInAs: 'maria01',
    onSubmit: fn(
      async (): Promise<CallError | undefined> => new CallError('non_agent_login', { status: 403 }),
    ),
  },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Username/ }), 'maria01');
    await userEvent.type(screen.getByLabelText(/^Password/), 'Baize2026{Enter}');
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Non-agents cannot log in');
    const [toMembers] = screen.getAllByRole('button', { name: 'Go to the members’ login' });
    if (toMembers) await userEvent.click(toMembers);
    await expect(args.onMembers).toHaveBeenCalledTimes(1);
  },
};
export const Filipino: Story = { parameters: { language: 'TY' } };
