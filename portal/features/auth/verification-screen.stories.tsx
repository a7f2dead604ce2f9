import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CallError } from '../../shared/api/call-error.ts';
import { StoryFrame } from './story-frame.tsx';
import { VerificationScreen } from './verification-screen.tsx';

const refused = (code: 'verification_code_invalid' | 'login_verify_expired') =>
  fn(async (): Promise<CallError | undefined> => new CallError(code, { status: 400 }));

const meta = {
  title: 'Portal/Auth/Second factor',
  component: VerificationScreen,
  parameters: { layout: 'fullscreen' },
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'}>
      <VerificationScreen {...args} />
    </StoryFrame>
  ),
  args: {
    methods: ['totp', 'sms'],
    mobile: '+63•••••••567',
    sentCode: undefined,
    onSendCode: fn(async () => Date.now() + 300_000),
    onSubmit: fn(async (): Promise<CallError | undefined> => undefined),
    onContact: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof VerificationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const App: Story = {
  name: '[R2.17] Sends the code of the app with its last digit',
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText(/^Code from the app/), '123456');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('totp', '123456'));
  },
};
export const Wrong: Story = {
  tags: ['after-play'],
  args: { methods: ['totp'], onSubmit: refused('verification_code_invalid') },
  play: async () => {
    const field = await screen.findByLabelText(/^Code from the app/);
    await userEvent.type(field, '000000');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/Please enter a valid verification code/),
    );
  },
};
export const Recovery: Story = {
  tags: ['after-play'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(screen.getByLabelText(/^Recovery code/), 'abcde-fghjk{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('totp', 'abcde-fghjk'));
  },
};
export const Expired: Story = {
  tags: ['after-play'],
  args: { methods: ['sms'], onSubmit: refused('login_verify_expired') },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText(/^SMS verification code/), '123456{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Log in again' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
export const Nothing: Story = { args: { methods: [], mobile: '' } };
export const Filipino: Story = { args: { methods: ['sms'] }, parameters: { language: 'TY' } };
