import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CallError } from '../../shared/api/call-error.ts';
import { ForgotScreen } from './forgot-screen.tsx';
import { COUNTRIES, RULES, StoryFrame } from './story-frame.tsx';

const meta = {
  title: 'Portal/Auth/Forgot password',
  component: ForgotScreen,
  parameters: { layout: 'fullscreen' },
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'}>
      <ForgotScreen {...args} />
    </StoryFrame>
  ),
  args: {
    initial: {
      username: '',
      email: '',
      countryCode: '',
      mobileNum: '',
      verificationCode: '',
      newPassword: '',
    },
    initialWay: 'email',
    emailOn: true,
    phoneOn: true,
    help: 'mailto:help@example.com',
    rules: RULES,
    countries: COUNTRIES,
    likelyCountry: 'PH',
    sentCode: undefined,
    onSendCode: fn(async () => Date.now() + 300_000),
    onMail: fn(async (): Promise<number | CallError> => 30),
    onSetPassword: fn(async (): Promise<CallError | undefined> => undefined),
    onClose: fn(),
  },
} satisfies Meta<typeof ForgotScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fill() {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Username/ }), 'maria01');
  await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'maria@example.com{Enter}');
}

export const ByEmail: Story = {
  tags: ['after-play'],
  name: '[R2.104] By email, and its confirmation',
  play: async ({ args }) => {
    await fill();
    await screen.findByText('Look into your inbox');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};
export const ByEmailAlone: Story = {
  name: '[R2.104] Without CHNGPASSVERIF3',
  args: { phoneOn: false, initialWay: 'mobileNum' },
  play: async () => {
    await screen.findByRole('textbox', { name: /^Email/ });
    await expect(screen.queryByRole('tab')).toBeNull();
  },
};
export const ByPhoneAlone: Story = {
  tags: ['no-picture'],
  name: 'Without a mail provider',
  args: { emailOn: false },
  play: async () => {
    await screen.findByRole('button', { name: 'Set the password and log in' });
    await expect(screen.queryByRole('tab')).toBeNull();
  },
};
export const Closed: Story = {
  tags: ['no-picture'],
  name: 'Without any provider',
  args: { emailOn: false, phoneOn: false },
  play: async () => {
    const help = await screen.findByRole('link', { name: 'Ask customer service' });
    await expect(help).toHaveAttribute('href', 'mailto:help@example.com');
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};
export const Lost: Story = {
  tags: ['after-play'],
  args: { onMail: fn(async (): Promise<number | CallError> => new CallError('network')) },
  play: async () => {
    await fill();
    await screen.findByRole('button', { name: 'Try again' });
    await expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue('maria@example.com');
  },
};
export const ByPhone: Story = {
  tags: ['after-play'],
  name: '[R5.06] By phone',
  args: { initialWay: 'mobileNum' },
  play: async ({ args }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Set the password and log in' }),
    );
    await waitFor(() => expect(screen.getAllByText('Input cannot be empty')).toHaveLength(3));
    await expect(args.onSetPassword).not.toHaveBeenCalled();
  },
};
export const Filipino: Story = {
  args: { initialWay: 'mobileNum' },
  parameters: { language: 'TY' },
};
