import {
  type AffiliateLink,
  DAY,
  HOUR,
  ownLineRate,
  type RegisteredAffiliates,
  registerSettings,
  viewAffiliateUrls,
  viewRegisteredAffiliates,
} from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { answer, asMember, STORY_BOOT } from '../../../app/story-frame.tsx';
import { CallError } from '../../../shared/api/call-error.ts';
import { storyCursorList } from '../../../shared/api/story-cursor-list.ts';
import { inAgentCenter } from '../story-frame.tsx';
import { LinkDrawer } from './link-drawer.tsx';
import RegistrationPage from './registration-page.tsx';

const NOON = Date.UTC(2026, 10, 21, 12);
const LOST = new CallError('unknown_error', { status: 500, requestId: 'c3f1-77a0' });

const RULES = answer(registerSettings, {
  username: {
    enabled: true,
    required: true,
    patternId: 1,
    minLength: 4,
    maxLength: 16,
    acceptedPattern: '[A-Za-z][A-Za-z0-9]*',
  },
  password: {
    enabled: true,
    required: true,
    patternId: 0,
    minLength: 8,
    maxLength: 64,
    acceptedPattern: '*',
  },
});
const RATE = answer(ownLineRate, { rate: 120 });

const link = (linkId: number, change: Partial<AffiliateLink> = {}): AffiliateLink => ({
  linkId,
  code: `K7PQ2MXW${30 + linkId}`,
  name: `Link ${linkId}`,
  kind: 'member',
  rate: 40,
  state: 'open',
  createdAt: NOON - linkId * DAY,
  visits: 1280 - linkId * 90,
  registrations: 64 - linkId,
  firstDeposits: 21 - linkId,
  ...change,
});
const LINKS: AffiliateLink[] = [
  link(3, { name: 'Friday tournament', endDay: '2026-12-24' }),
  link(2, { name: 'New agents', kind: 'agent', rate: 100, state: 'disabled' }),
  link(1, { name: 'Summer', endDay: '2026-08-31', state: 'ended' }),
];
const links = (list: AffiliateLink[]) =>
  answer(viewAffiliateUrls, { list, total: list.length, limit: 50, today: '2026-11-21' });

const CAME: RegisteredAffiliates['list'] = ['mariasan12', 'jreyes40', 'lizatan7'].map(
  (account, at) => ({
    account,
    nickname: account,
    kind: 'member',
    registeredAt: NOON - at * DAY,
    ...(at !== 1 && { firstDepositAt: NOON - at * DAY + HOUR }),
  }),
);
const came = (list: RegisteredAffiliates['list']) => answer(viewRegisteredAffiliates, { list });

const meta = {
  title: 'Portal/Agent/Account registration',
  component: RegistrationPage,
  decorators: [inAgentCenter],
  beforeEach: asMember,
  parameters: {
    path: '/agentHome?page=registerCenter',
    answers: [RULES, RATE, links(LINKS), came(CAME)],
  },
} satisfies Meta<typeof RegistrationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { tags: ['composite'] };
export const Loading: Story = { parameters: { answers: [] } };
export const NoLinks: Story = { parameters: { answers: [RULES, RATE, links([])] } };
export const Failed: Story = {
  parameters: { answers: [RULES, RATE, answer(viewAffiliateUrls, LOST)] },
};
export const OneLink: Story = {
  parameters: { path: '/agentHome?page=registerCenter&id=3' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Friday tournament' });
    const row = await within(drawer).findByText('mariasan12');
    await waitFor(() => expect(row).toBeVisible());
    await expect(within(drawer).getByDisplayValue('K7PQ2MXW33')).toBeVisible();
  },
};
export const SomeMovedAway: Story = {
  name: '[R11.02] the total of who came is of the rows, without those who have another upline now',
  tags: ['no-picture'],
  parameters: { path: '/agentHome?page=registerCenter&id=3' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Friday tournament' });
    await within(drawer).findByText('mariasan12');
    await expect(within(drawer).getByText('3 of 3')).toBeInTheDocument();
  },
};
export const OfAnotherLink: Story = {
  name: '[R11.02] who came by another link never stands under this one',
  tags: ['no-picture'],
  render: () => (
    <LinkDrawer
      link={link(3, { name: 'Friday tournament' })}
      registered={{ ...storyCursorList({ list: CAME }), isPrevious: true }}
      onClose={fn()}
    />
  ),
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Friday tournament' });
    const table = await within(drawer).findByRole('table');
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(within(drawer).queryByText('mariasan12')).toBeNull();
    await expect(within(drawer).queryByText('3 of 3')).toBeNull();
  },
};
const LATE = Date.UTC(2026, 5, 1, 20, 30);
export const MerchantZone: Story = {
  name: '[R11.02] times are of the merchant’s zone, as those of the team are',
  tags: ['no-picture'],
  parameters: {
    path: '/agentHome?page=registerCenter&id=3',
    answers: [
      RULES,
      RATE,
      links(LINKS),
      came(CAME.slice(0, 1).map((each) => ({ ...each, registeredAt: LATE, firstDepositAt: LATE }))),
    ],
    boot: {
      ...STORY_BOOT,
      permission: {
        ...STORY_BOOT.permission,
        info: { ...STORY_BOOT.permission.info, timeZone: 'Pacific/Kiritimati' },
      },
    },
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Friday tournament' });
    const times = await within(drawer).findAllByText(/Jun \d, 2026/);
    await expect(times.map(({ textContent }) => textContent?.replaceAll('\u202f', ' '))).toEqual([
      'Jun 2, 2026, 10:30 AM',
      'Jun 2, 2026, 10:30 AM',
    ]);
  },
};
export const NobodyCame: Story = {
  parameters: {
    path: '/agentHome?page=registerCenter&id=3',
    answers: [RULES, RATE, links(LINKS), came([])],
  },
};
export const Deleting: Story = {
  play: async () => {
    await userEvent.click(
      await screen.findByRole('button', { name: 'Actions for Friday tournament' }),
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('“Friday tournament”');
  },
};
export const WrongInput: Story = {
  play: async () => {
    const account = await screen.findByLabelText(/^Account/);
    await userEvent.type(account, '9x');
    await userEvent.type(screen.getByLabelText(/^First password/), 'short');
    const [rate] = screen.getAllByLabelText(/^Rate/);
    if (rate) await userEvent.type(rate, '1.5');
    await userEvent.click(screen.getByRole('button', { name: 'Open the account' }));
    await expect(
      await screen.findByText('Your own rate is 1.2%: nobody below has more.'),
    ).toBeVisible();
    await expect(screen.getByText(/Use 4 - 16 characters/)).toBeVisible();
    await expect(account).toHaveFocus();
  },
};
export const LongestTextFilipino: Story = {
  parameters: {
    language: 'TY',
    answers: [
      RULES,
      RATE,
      links([
        link(1, {
          name: 'Napakahabangpangalanngisanglinknawalangpagitanathindinapuputol'.slice(0, 60),
          visits: 1_234_567_890,
          registrations: 9_876_543,
          firstDeposits: 1_234_567,
          rate: 9999,
        }),
      ]),
    ],
  },
};
