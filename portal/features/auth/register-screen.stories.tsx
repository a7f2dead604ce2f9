import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { STORY_BOOT_OF_21 } from '../../app/story-boot.ts';
import { CallError } from '../../shared/api/call-error.ts';
import { RegisterScreen } from './register-screen.tsx';
import { emptyRegistration } from './registration.ts';
import {
  ALL_RULES,
  COUNTRIES,
  captchaSample,
  RULES,
  StoryFrame,
  WITHOUT_CODE,
} from './story-frame.tsx';

const empty = emptyRegistration('');
const filled = {
  ...empty,
  username: 'maria01',
  password: 'tatlong kalabaw',
  confirmPassword: 'tatlong kalabaw',
  terms: true,
};

const meta = {
  title: 'Portal/Auth/Register',
  component: RegisterScreen,
  parameters: { layout: 'fullscreen' },
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'} boot={parameters.boot}>
      <RegisterScreen {...args} />
    </StoryFrame>
  ),
  args: {
    types: ['register', 'registerMobile'],
    initial: empty,
    rules: RULES,
    failure: undefined,
    onRetry: fn(),
    smsOn: true,
    countries: COUNTRIES,
    likelyCountry: 'PH',
    captcha: { status: 'hidden' },
    onCaptchaRefresh: fn(),
    sentCode: undefined,
    onSendCode: fn(async () => Date.now() + 300_000),
    isChecking: false,
    termsVersion: '2026-11-01',
    onSubmit: fn(async (): Promise<CallError | undefined> => undefined),
    onDropCode: fn(),
    onLogin: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RegisterScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Create account' }));

export const Username: Story = {
  args: { initial: { ...filled, terms: false } },
  play: async ({ args }) => {
    await submit();
    const terms = screen.getByRole('checkbox');
    await waitFor(() => expect(terms).toHaveFocus());
    await expect(terms).toHaveAccessibleDescription(/18 or older/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(terms);
    await submit();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
};
export const OfAge21: Story = {
  tags: ['no-picture'],
  name: '[R9.10] A brand for people of 21',
  parameters: { boot: STORY_BOOT_OF_21 },
  args: { initial: { ...filled, terms: false } },
  play: async () => {
    await submit();
    const terms = screen.getByRole('checkbox', { name: /^I am 21 or older/ });
    await waitFor(() => expect(terms).toHaveAccessibleDescription(/you are 21 or older/));
    await userEvent.click(screen.getByText('Read the terms'));
    await screen.findByText(/You are at least 21 years old/);
  },
};
export const OfAge21Filipino: Story = {
  tags: ['no-picture'],
  name: '[R9.10] A brand for people of 21, in Filipino',
  parameters: { boot: STORY_BOOT_OF_21, language: 'TY' },
  play: async () => void (await screen.findByRole('checkbox', { name: /^Ako ay 21 taong gulang/ })),
};
export const Fresh: Story = {};
export const Filipino: Story = { parameters: { language: 'TY' } };
export const Problems: Story = {
  tags: ['after-play'],
  name: '[R5.02] Everything wrong',
  args: { initial: { ...empty, username: '1x', password: 'short', email: 'no email' } },
  play: async () => {
    await submit();
    await screen.findByText('Use 4 - 16 characters: a letter first, then letters and digits');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Username/ })).toHaveFocus());
  },
};
export const ProblemsFilipino: Story = {
  tags: ['after-play'],
  parameters: { language: 'TY' },
  args: Problems.args ?? {},
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Gawin ang account' }));
    await screen.findByText('Hindi maaaring walang laman ang input');
  },
};
export const PasswordCorrected: Story = {
  tags: ['no-picture'],
  name: '[R5.02] A corrected password counts for its confirmation',
  args: { initial: { ...filled, confirmPassword: 'apat na kalabaw' } },
  play: async () => {
    await submit();
    const password = screen.getByLabelText(/^Password/);
    const again = screen.getByLabelText(/^Confirm password/);
    await waitFor(() => expect(again).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.clear(password);
    await userEvent.type(password, 'apat na kalabaw');
    await waitFor(() => expect(again).not.toHaveAttribute('aria-invalid', 'true'));
    await userEvent.type(password, '1');
    await waitFor(() => expect(again).toHaveAttribute('aria-invalid', 'true'));
  },
};
export const Mobile: Story = {
  name: '[R2.103] Mobile number',
  args: { initialType: 'registerMobile' },
  play: async () => {
    const number = await screen.findByRole('textbox', { name: /^Mobile number/ });
    // The country is selected already, so the focus starts on the number.
    await waitFor(() => expect(number).toHaveFocus());
    await expect(screen.queryByRole('textbox', { name: /^Username/ })).toBeNull();
    await userEvent.type(screen.getByLabelText(/^Password/), 'tatlong kalabaw');
    await userEvent.click(screen.getByRole('tab', { name: 'With username' }));
    await expect(await screen.findByLabelText(/^Password/)).toHaveValue('tatlong kalabaw');
  },
};
export const MobileFilipino: Story = {
  parameters: { language: 'TY' },
  args: { initialType: 'registerMobile' },
};
export const AllFields: Story = {
  tags: ['composite'],
  args: {
    rules: ALL_RULES,
    captcha: { status: 'ready', image: captchaSample('KH7PX') },
  },
};
export const ConfirmedByProvider: Story = {
  name: '[R7.06] Confirmed by a login provider',
  args: {
    initial: { ...empty, username: 'maria01', terms: true },
    pendingSocialUser: {
      provider: 'sandbox',
      ticket: 'ticket',
      name: 'Maria Santos',
      email: 'maria@example.com',
      until: 0,
    },
    onForgetPendingSocialUser: fn(),
  },
  play: async ({ args }) => {
    await screen.findByText(/Sandbox ID has confirmed you as Maria Santos/);
    await expect(screen.queryByLabelText(/^Password/)).toBeNull();
    await submit();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole('button', { name: 'Use a password instead' }));
    await expect(args.onForgetPendingSocialUser).toHaveBeenCalledTimes(1);
  },
};
export const Checking: Story = { args: { isChecking: true, initial: filled } };
export const NameTaken: Story = {
  tags: ['after-play'],
  args: {
    initial: filled,
    onSubmit: fn(
      async (): Promise<CallError | undefined> =>
        new CallError('username_duplicated', { status: 409 }),
    ),
  },
  play: async () => {
    await submit();
    const username = screen.getByRole('textbox', { name: /^Username/ });
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveAccessibleDescription(/already taken/);
  },
};
export const CodeOfAddressRefused: Story = {
  tags: ['after-play'],
  name: '[R4.11b] Invitation code of the address refused',
  args: {
    initial: filled,
    rules: WITHOUT_CODE,
    onSubmit: fn(
      async (): Promise<CallError | undefined> =>
        new CallError('invitation_code_error', { status: 400 }),
    ),
  },
  play: async ({ args }) => {
    await submit();
    await screen.findByText('Invalid invitation code');
    await userEvent.click(screen.getByRole('button', { name: 'Continue without the code' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await expect(args.onDropCode).toHaveBeenCalledTimes(1);
  },
};
export const InvitedByLink: Story = {
  name: '[R11.02] Invited by an agent’s link',
  args: { invitation: { code: 'K7PQ2MXW33', valid: true, kind: 'agent', rate: 70 } },
  play: async () => {
    const note = await screen.findByText(
      'You were invited as an agent, with a rebate rate of 0.7%.',
    );
    await waitFor(() => expect(note).toBeVisible());
  },
};
export const UnknownCode: Story = {
  name: '[R4.11b] A code of the link that is nobody’s is a note, where the form has no field for it',
  args: { rules: WITHOUT_CODE, invitation: { code: 'NOBODY1', valid: false } },
  play: async () => {
    await screen.findByText(/^Nobody has the invitation code of your link/);
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
export const Loading: Story = { args: { rules: undefined } };
export const Failed: Story = {
  args: {
    rules: undefined,
    failure: new CallError('unknown_error', { status: 500, requestId: '3f2a91c4' }),
  },
};
export const Closed: Story = { args: { types: [] } };
