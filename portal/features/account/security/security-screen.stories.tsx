import type {
  BankCards,
  LoginSafety,
  MemberIconChoices,
  MemberProfile,
} from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { STORY_BOOT_OF_21 } from '../../../app/story-boot.ts';
import { asMember } from '../../../app/story-frame.tsx';
import { CallError } from '../../../shared/api/call-error.ts';
import { STORY_ERROR } from '../../../shared/api/story-error.ts';
import { storyLoaded } from '../../../shared/api/story-loaded.ts';
import { storyGame } from '../../../shared/games/story-games.ts';
import { inMemberCenter } from '../story-frame.tsx';
import type { Account } from './api.ts';
import { SecurityScreen } from './security-screen.tsx';

const profile: MemberProfile = {
  id: '40000123',
  account: 'demo_player',
  nickname: 'Juan',
  realName: 'Juan Reyes Cruz',
  birthday: '1988-02-29',
  messengers: [
    { kind: 'line', id: 'juan.reyes' },
    { kind: 'whatsapp', id: '639171234567' },
  ],
  referrer: 'Amelia Tan',
  mobile: '+63 917 *** 4567',
  email: 'j***n@example.com',
  regDate: Date.UTC(2025, 4, 2, 8),
  lastLogin: Date.UTC(2026, 10, 21, 9, 30),
  passwordChangedAt: Date.UTC(2026, 8, 12),
  hasLoginPassword: true,
  hasPaymentPassword: true,
  vip: 'Gold',
};
const cards: BankCards = {
  cards: [
    {
      cardId: 1,
      kind: 'bank',
      bankCode: 'HARB',
      bankName: 'Harbour Bank',
      holder: 'Juan Reyes Cruz',
      maskedNumber: '•••• 4412',
      createdAt: 0,
    },
    {
      cardId: 2,
      kind: 'wallet',
      bankCode: 'LAG',
      bankName: 'Lagoon Wallet',
      holder: 'Juan Reyes Cruz',
      maskedNumber: '•••• 4567',
      createdAt: 0,
    },
  ],
  banks: [{ bankCode: 'HARB', bankName: 'Harbour Bank', kind: 'bank' }],
  holder: 'Juan Reyes Cruz',
  limit: 5,
};
const icons: MemberIconChoices = {
  iconId: 'fox',
  iconUrl: storyGame(2).showIcon,
  choices: ['Fox', 'Owl', 'Tarsier', 'Panther', 'Wolf', 'Eagle', 'Koi', 'Whale'].map(
    (name, number) => ({
      iconId: name.toLowerCase(),
      name,
      iconUrl: storyGame(number).showIcon,
    }),
  ),
};
const PLACES = [
  'Windows NT 10.0',
  'Macintosh',
  'X11; Linux x86_64',
  'Android 14',
  'Windows NT 6.1',
];
const safety = (change: Partial<LoginSafety> = {}) =>
  storyLoaded<LoginSafety>({
    recoveryCodesLeft: 0,
    places: PLACES.map((system, at) => ({
      id: at + 1,
      userAgent: `Mozilla/5.0 (${system}) Chrome/130.0 Safari/537.36`,
      ip: `203.0.113.${at + 1}`,
      firstSeenAt: Date.UTC(2026, 8, 12),
      lastSeenAt: Date.UTC(2026, 10, 21, 9 - at),
      current: at === 0,
    })),
    ...change,
  });
const of = (me: MemberProfile, mine: BankCards) => ({
  account: storyLoaded<Account>({ profile: me, cards: mine }),
});

const meta = {
  title: 'Portal/Member/My account',
  component: SecurityScreen,
  decorators: [inMemberCenter],
  beforeEach: asMember,
  args: {
    ...of(profile, cards),
    icon: icons,
    safety: storyLoaded<LoginSafety>(undefined),
    onChanged: fn(),
    onRemoveCard: fn(),
    signOut: { watchesPlaces: false, onSignOut: fn(async () => undefined) },
    onRemovePlace: fn(),
  },
} satisfies Meta<typeof SecurityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

export const Full: Story = {
  name: '[R3.08] Full',
  args: { safety: safety({ authenticatorSince: Date.UTC(2026, 10, 2), recoveryCodesLeft: 8 }) },
  play: async () => {
    await screen.findByText('Real name', {}, { timeout: 10_000 });
    for (const [name, value] of [
      ['Nickname', 'Juan'],
      ['Real name', 'Juan Reyes Cruz'],
      ['Birthday', 'February 29, 1988'],
      ['LINE', 'juan.reyes'],
      ['WhatsApp', '639171234567'],
      ['Referrer', 'Amelia Tan'],
    ] as const) {
      await expect(factOf(name)).toHaveTextContent(value);
    }
    await expect(screen.getByText('Transaction password').closest('li')).toHaveTextContent('Set.');
    await expect(screen.queryByRole('button', { name: 'Set birthday' })).toBeNull();
  },
};
export const Loading: Story = {
  args: { account: storyLoaded<Account>(undefined), icon: undefined },
};
export const Failed: Story = {
  args: { account: storyLoaded<Account>(undefined, STORY_ERROR), icon: undefined },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.account.retry).toHaveBeenCalledTimes(1);
  },
};
export const Empty: Story = {
  name: 'Nothing set yet',
  args: of(
    {
      ...profile,
      hasPaymentPassword: false,
      vip: undefined,
      mobile: undefined,
      realName: undefined,
      birthday: undefined,
      messengers: [],
      referrer: undefined,
    },
    { ...cards, cards: [], holder: undefined },
  ),
  play: async () => {
    const add = await screen.findByRole('button', { name: /^Add/ });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
  },
};
const withoutPasswords = {
  ...of({ ...profile, hasLoginPassword: false, hasPaymentPassword: false }, cards),
  safety: safety(),
};
const SERVICE = /log in through another service/;

/** R7.06: no dialog asks for a password that does not exist. */
export const NoLoginPassword: Story = {
  tags: ['no-picture'],
  args: withoutPasswords,
  play: async () => {
    const line = (await screen.findByText('Login password')).closest('li');
    await expect(line).toHaveTextContent(SERVICE);
    await expect(screen.getByRole('button', { name: 'Set Login password' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Set up the app' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(SERVICE)).toBeVisible();
    await expect(dialog.queryByLabelText(/^Login password/)).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const FirstPaymentPasswordWithoutLoginPassword: Story = {
  tags: ['no-picture'],
  args: withoutPasswords,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Set Transaction password' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(SERVICE)).toBeVisible();
    await expect(dialog.queryByLabelText(/^Login password/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const next = dialog.getByLabelText(/^New transaction password/);
    await waitFor(() => expect(next).toHaveFocus());
  },
};
export const AppRemovedWithoutLoginPassword: Story = {
  tags: ['no-picture'],
  args: {
    ...withoutPasswords,
    safety: safety({ authenticatorSince: Date.UTC(2026, 10, 2), recoveryCodesLeft: 8 }),
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the app' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByLabelText(/^Login password/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove the app' }));
    const code = dialog.getByLabelText(/^Code from the app/);
    await waitFor(() => expect(code).toHaveFocus());
  },
};
export const Renaming: Story = {
  tags: ['after-play'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /nickname/i }));
    await screen.findByRole('dialog');
  },
};
export const TooYoung: Story = {
  name: '[R9.10] A birthday of nobody who may play',
  tags: ['after-play'],
  args: of({ ...profile, birthday: undefined }, cards),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Set birthday' }));
    const field = await screen.findByLabelText(/^Birthday/);
    await expect(field).toHaveAccessibleDescription(/must be 18 or older/);
    await userEvent.type(field, `${new Date().getUTCFullYear() - 17}-01-01`);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(field).toHaveAccessibleDescription(/18 years and older/);
  },
};
export const TooYoungFor21: Story = {
  name: '[R9.10] A birthday of nobody who may play at a brand for people of 21',
  tags: ['no-picture'],
  parameters: { boot: STORY_BOOT_OF_21 },
  args: of({ ...profile, birthday: undefined }, cards),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Set birthday' }));
    const field = await screen.findByLabelText(/^Birthday/);
    await expect(field).toHaveAccessibleDescription(/must be 21 or older/);
    await userEvent.type(field, `${new Date().getUTCFullYear() - 20}-01-01`);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(field).toHaveAccessibleDescription(/21 years and older/);
  },
};
export const LongestTextFilipino: Story = {
  parameters: { language: 'TY' },
  args: {
    safety: safety({ authenticatorSince: Date.UTC(2026, 10, 2), recoveryCodesLeft: 8 }),
    ...of(
      {
        ...profile,
        account: 'pinakamahabang_account_na_maaari',
        nickname: 'Juan Reyes Cruz ng Maynil',
        email: 'napakahabang.pangalan.ng.tao@pinakamahabang-domain.example',
      },
      cards,
    ),
  },
};

export const ChoosingAPicture: Story = {
  name: '[R12.06b] The picture is chosen or uploaded; what is no picture is said beside it',
  tags: ['after-play'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Change picture' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your picture' }));
    await expect(dialog.getByRole('radio', { name: 'Fox' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Owl' }));
    await expect(dialog.getByRole('radio', { name: 'Owl' })).toBeChecked();
    const picker = dialog.getByLabelText('Upload your own', { selector: 'input' });
    const choose = userEvent.setup({ applyAccept: false });
    await choose.upload(picker, new File(['hello'], 'note.txt', { type: 'text/plain' }));
    await dialog.findByText('This file is no png or jpg. Please choose another one.');
    const large = new Uint8Array(2 * 1024 * 1024 + 1);
    await choose.upload(picker, new File([large], 'large.png', { type: 'image/png' }));
    await dialog.findByText('This picture is larger than 2 MB. Please choose a smaller one.');
    await expect(dialog.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  },
};

export const CardRemoved: Story = {
  tags: ['no-picture'],
  play: async ({ args }) => {
    const [remove] = await screen.findAllByRole('button', { name: /^Remove Harbour Bank/ });
    if (!remove) throw new Error('There is no way to remove a bank account.');
    await userEvent.click(remove);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemoveCard).toHaveBeenCalledWith(cards.cards[0]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
export const PlacesOfLogin: Story = {
  tags: ['no-picture'],
  args: { safety: safety({ authenticatorSince: Date.UTC(2026, 10, 2), recoveryCodesLeft: 8 }) },
  play: async ({ args }) => {
    await expect(await screen.findByText('Chrome, Windows')).toBeVisible();
    await expect(screen.queryByText(/203\.0\.113\.5/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show all 5' }));
    await expect(screen.getByText(/203\.0\.113\.5/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /203\.0\.113\.2$/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemovePlace).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
export const NoSafePlaces: Story = {
  tags: ['no-picture'],
  args: { safety: safety({ places: [] }) },
  play: async () => {
    await screen.findByText('No device is registered.');
  },
};
export const SafetyFailed: Story = {
  tags: ['no-picture'],
  args: { safety: storyLoaded<LoginSafety>(undefined, STORY_ERROR) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.safety.retry).toHaveBeenCalledTimes(1);
    await expect(screen.getByText('Transaction password')).toBeVisible();
  },
};

export const SignOutEverywhere: Story = {
  tags: ['after-play'],
  args: { signOut: { watchesPlaces: true, onSignOut: fn(async () => undefined) } },
  play: async ({ args }) => {
    const open = { name: 'Sign out everywhere' };
    await userEvent.click(await screen.findByRole('button', open));
    const question = await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' });
    await expect(question).toHaveTextContent('Other devices must prove themselves');
    await userEvent.click(within(question).getByRole('button', open));
    await expect(args.signOut.onSignOut).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', open));
    const again = await screen.findByRole('alertdialog');
    await userEvent.click(within(again).getByRole('checkbox', { name: 'Sign out here too' }));
    await userEvent.click(within(again).getByRole('button', open));
    await expect(args.signOut.onSignOut).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', open));
    await screen.findByRole('alertdialog');
  },
};

/** Nothing is promised that the merchant does not do, and a rejection is shown in the dialog. */
export const SignOutFails: Story = {
  tags: ['no-picture'],
  args: {
    signOut: { watchesPlaces: false, onSignOut: fn(async () => new CallError('network')) },
  },
  play: async () => {
    const open = { name: 'Sign out everywhere' };
    await userEvent.click(await screen.findByRole('button', open));
    const question = await screen.findByRole('alertdialog');
    await expect(question).not.toHaveTextContent('prove themselves');
    await userEvent.click(within(question).getByRole('button', open));
    await within(question).findByRole('alert');
  },
};
