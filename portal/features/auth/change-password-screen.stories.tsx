import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CallError } from '../../shared/api/call-error.ts';
import { ChangePasswordScreen } from './change-password-screen.tsx';
import { RULES, StoryFrame } from './story-frame.tsx';

const meta = {
  title: 'Portal/Auth/Change password',
  component: ChangePasswordScreen,
  parameters: { layout: 'fullscreen' },
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'}>
      <ChangePasswordScreen {...args} />
    </StoryFrame>
  ),
  args: {
    forced: false,
    proof: 'oldPassword',
    account: 'maria01',
    rules: RULES,
    onSubmit: fn(async (): Promise<CallError | undefined> => undefined),
    onSignOut: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ChangePasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fill(newPassword: string) {
  await userEvent.type(await screen.findByLabelText(/^Current password/), 'Baize2026');
  await userEvent.type(screen.getByLabelText(/^New password/), newPassword);
  await userEvent.type(screen.getByLabelText(/^Confirm new password/), `${newPassword}{Enter}`);
}

export const Asked: Story = {
  name: '[R2.105] Asked for by the member',
  play: async ({ args }) => {
    await fill('tatlong kalabaw');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
export const Forced: Story = {
  name: '[R4.04] Forced',
  args: { forced: true },
  play: async ({ args }) => {
    await screen.findByLabelText(/^Current password/);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledTimes(1);
  },
};
export const ForcedWithTerms: Story = {
  name: '[R5.02] [R11.02] Whose account an agent opened accepts the terms with it',
  tags: ['after-play'],
  args: { forced: true, termsVersion: '2026-11-01' },
  play: async ({ args }) => {
    await fill('tatlong kalabaw');
    const terms = await screen.findByRole('checkbox');
    await waitFor(() => expect(terms).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(terms);
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
};
/** R5.04: a member without a login password is not asked for it. */
export const First: Story = {
  tags: ['no-picture'],
  name: '[R5.04] The first password of who logs in through another service',
  args: { proof: 'none' },
  play: async ({ args }) => {
    const next = await screen.findByLabelText(/^New password/);
    await expect(screen.getByRole('dialog', { name: 'Set a login password' })).toBeVisible();
    await expect(screen.queryByLabelText(/^Current password/)).toBeNull();
    await userEvent.type(next, 'tatlong kalabaw');
    await userEvent.type(screen.getByLabelText(/^Confirm new password/), 'tatlong kalabaw{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
};
export const FirstByPaymentPassword: Story = {
  tags: ['no-picture'],
  name: '[R5.04] A transaction password vouches for the first one',
  args: {
    proof: 'paymentPassword',
    onSubmit: fn(
      async (): Promise<CallError | undefined> =>
        new CallError('invalid.payment.pw', { status: 400 }),
    ),
  },
  play: async ({ args }) => {
    await screen.findByLabelText(/^New password/);
    await userEvent.click(screen.getByRole('button', { name: 'Set a login password' }));
    const proof = screen.getByLabelText(/^Transaction password/);
    await waitFor(() => expect(proof).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(proof, '274193');
    await userEvent.type(screen.getByLabelText(/^New password/), 'tatlong kalabaw');
    await userEvent.type(screen.getByLabelText(/^Confirm new password/), 'tatlong kalabaw{Enter}');
    await waitFor(() => expect(proof).toHaveAccessibleDescription(/not correct/));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ paymentPassword: '274193' }),
    );
  },
};
export const ForcedFilipino: Story = { args: { forced: true }, parameters: { language: 'TY' } };
export const TooCommon: Story = {
  tags: ['after-play'],
  name: '[R5.04] Too common',
  args: {
    onSubmit: fn(
      async (): Promise<CallError | undefined> => new CallError('password_common', { status: 400 }),
    ),
  },
  play: async () => {
    await fill('password123');
    const field = screen.getByLabelText(/^New password/);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/too common/));
    await waitFor(() => expect(field).toHaveFocus());
  },
};
export const Corrected: Story = {
  tags: ['no-picture'],
  name: '[R5.04] A correction of one password counts for the rule beside the next',
  play: async () => {
    const old = await screen.findByLabelText(/^Current password/);
    const next = screen.getByLabelText(/^New password/);
    const again = screen.getByLabelText(/^Confirm new password/);
    await userEvent.type(old, 'tatlong kalabaw');
    await userEvent.type(next, 'tatlong kalabaw');
    await userEvent.type(again, 'apat na kalabaw');
    // Left backwards, so that both fields have lost the focus to another field.
    await userEvent.click(next);
    await userEvent.click(old);
    await waitFor(() => expect(next).toHaveAccessibleDescription(/differs from the current one/));
    await expect(again).toHaveAccessibleDescription(/Incorrect confirmation input/);
    await userEvent.type(old, '1');
    await waitFor(() => expect(next).not.toHaveAttribute('aria-invalid', 'true'));
    await userEvent.clear(next);
    await userEvent.type(next, 'apat na kalabaw');
    await waitFor(() => expect(again).not.toHaveAttribute('aria-invalid', 'true'));
    await userEvent.type(next, '1');
    await waitFor(() => expect(again).toHaveAttribute('aria-invalid', 'true'));
  },
};
