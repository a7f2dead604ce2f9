import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { STORY_BOOT_OF_21 } from '../../app/story-boot.ts';
import { CallError } from '../../shared/api/call-error.ts';
import { LoginScreen } from './login-screen.tsx';
import { COUNTRIES, captchaSample, StoryFrame } from './story-frame.tsx';

const meta = {
  title: 'Portal/Auth/Login',
  component: LoginScreen,
  parameters: { layout: 'fullscreen' },
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'} boot={parameters.boot}>
      <LoginScreen {...args} />
    </StoryFrame>
  ),
  args: {
    initial: {
      username: '',
      password: '',
      captcha: '',
      countryCode: '',
      mobileNum: '',
      verificationCode: '',
      remember: false,
    },
    initialType: 'username',
    smsOn: true,
    countries: COUNTRIES,
    likelyCountry: 'PH',
    captcha: { status: 'hidden' },
    onCaptchaRefresh: fn(),
    sentCode: undefined,
    onSendCode: fn(async () => Date.now() + 300_000),
    freePlay: { needsAge: true, onStart: fn(async () => undefined) },
    onSubmit: fn(async (): Promise<CallError | undefined> => undefined),
    onForgot: fn(),
    onAgents: fn(),
    onRegister: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = async () => userEvent.click(await screen.findByRole('button', { name: 'Log in' }));

export const Username: Story = {
  tags: ['composite'],
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: /^Username/ }), '  ana01  ');
    await userEvent.type(screen.getByLabelText(/^Password/), 'Baize2026{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
};
export const Filipino: Story = { tags: ['no-picture'], parameters: { language: 'TY' } };
export const Empty: Story = {
  tags: ['after-play'],
  name: '[R5.01] Empty fields',
  play: async ({ args }) => {
    await submit();
    const username = screen.getByRole('textbox', { name: /^Username/ });
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveAccessibleDescription(/Please enter username and password/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  tags: ['after-play'],
  name: '[R8.10] Refused',
  args: {
    initial: { ...meta.args.initial, username: 'ana01', password: 'wrong one' },
    onSubmit: fn(
      async (): Promise<CallError | undefined> => new CallError('login.incorrect', { status: 401 }),
    ),
  },
  play: async () => {
    await submit();
    await screen.findByText('Incorrect account, password or email format.');
    const password = screen.getByLabelText(/^Password/);
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveValue('wrong one');
    await expect(screen.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-busy');
  },
};
export const Captcha: Story = {
  tags: ['after-play'],
  name: '[R4.05] Captcha',
  args: {
    captcha: { status: 'ready', image: captchaSample('KH7PX') },
    initial: { ...meta.args.initial, username: 'ana01', password: 'again' },
  },
  play: async ({ args }) => {
    await submit();
    await waitFor(() => expect(screen.getByLabelText(/^Verification code/)).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Show another picture' }));
    await expect(args.onCaptchaRefresh).toHaveBeenCalledTimes(1);
  },
};
export const CaptchaFailed: Story = { args: { captcha: { status: 'failed' } } };
export const Sms: Story = {
  name: '[R5.07] SMS',
  args: { initialType: 'sms' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send code' }));
    await expect(args.onSendCode).not.toHaveBeenCalled();
    const number = screen.getByRole('textbox', { name: /^Mobile number/ });
    await waitFor(() => expect(number).toHaveFocus());
    await userEvent.type(number, '0917 123 4567');
    // At most one request per second.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(args.onSendCode).toHaveBeenCalledTimes(1));
  },
};
export const SmsSent: Story = {
  tags: ['after-play'],
  name: '[R4.12] SMS, waiting for the next',
  args: {
    initialType: 'sms',
    initial: { ...meta.args.initial, mobileNum: '917 123 4567' },
    sentCode: { countryCode: 'PH', mobileNum: '917 123 4567', deadline: Date.now() + 299_500 },
  },
  play: async ({ args }) => {
    const waiting = await screen.findByRole('button', { name: /^Resend in (5:00|4:\d\d)$/ });
    await expect(waiting).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(waiting);
    await expect(args.onSendCode).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: /^Mobile number/ }), '8');
    await screen.findByRole('button', { name: 'Send code' });
  },
};
export const SmsFilipino: Story = {
  parameters: { language: 'TY' },
  args: {
    initialType: 'sms',
    initial: { ...meta.args.initial, mobileNum: '917 123 4567' },
    sentCode: { countryCode: 'PH', mobileNum: '917 123 4567', deadline: Date.now() + 299_500 },
  },
};
export const NoSmsNoFreePlay: Story = {
  name: '[R2.102] Without the sms tab',
  args: { smsOn: false, freePlay: undefined },
  play: async () => {
    await screen.findByRole('textbox', { name: /^Username/ });
    await expect(screen.queryByRole('tab')).toBeNull();
  },
};
export const Offline: Story = {
  tags: ['after-play'],
  args: {
    initial: { ...meta.args.initial, username: 'ana01', password: 'Baize2026', remember: true },
    onSubmit: fn(async (): Promise<CallError | undefined> => new CallError('network')),
  },
  play: async ({ args }) => {
    await submit();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await expect(screen.getByLabelText(/^Password/)).toHaveValue('Baize2026');
  },
};
export const AgeConfirmation: Story = {
  tags: ['after-play'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try for free' }));
    await userEvent.click(await screen.findByRole('button', { name: 'I am 18 or older' }));
    await waitFor(() => expect(args.freePlay?.onStart).toHaveBeenCalledWith(true));
  },
};
export const AgeConfirmationOf21: Story = {
  tags: ['no-picture'],
  name: '[R9.10] Free play of a brand for people of 21',
  parameters: { boot: STORY_BOOT_OF_21 },
  args: {
    initial: { ...meta.args.initial, username: 'ana01', password: 'Baize2026' },
    onSubmit: fn(async (): Promise<CallError | undefined> => new CallError('terms_not_accepted')),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try for free' }));
    await screen.findByRole('alertdialog', { name: 'Are you 21 or older?' });
    await screen.findByText(/you confirm that you are at least 21 years old/);
    await userEvent.click(screen.getByRole('button', { name: 'I am 21 or older' }));
    await waitFor(() => expect(args.freePlay?.onStart).toHaveBeenCalledWith(true));
    // An error is shown by its code alone, so the message gets the age from its provider.
    await submit();
    await screen.findByText('Please confirm that you are 21 or older and accept the terms.');
  },
};
