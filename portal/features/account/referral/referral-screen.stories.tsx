import type { InvitedPerson, ReferralDetails, ReferralEarning } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { STORY_BOOT_OF_21 } from '../../../app/story-boot.ts';
import { asMember } from '../../../app/story-frame.tsx';
import { CallError } from '../../../shared/api/call-error.ts';
import { storyLoaded } from '../../../shared/api/story-loaded.ts';
import { StoryFrame } from '../story-frame.tsx';
import { ReferralScreen } from './referral-screen.tsx';

const at = (day: number) => Date.UTC(2026, 10, day, 12);

const person = (number: number, change: Partial<InvitedPerson> = {}): InvitedPerson => ({
  key: String(number),
  name: `tr***${number}`,
  status: 'active',
  registeredAt: at(number),
  firstDepositAt: at(number + 1),
  earned: 18.4,
  earnedInRange: 1.26,
  ...change,
});
const people = [
  person(1, { status: 'registered', firstDepositAt: undefined, earned: 0, earnedInRange: 0 }),
  person(2, { status: 'deposited', earned: 0.8, earnedInRange: 0 }),
  person(3),
];
const details = (list: InvitedPerson[], change: Partial<ReferralDetails> = {}) => ({
  referralCode: 'DANA2026',
  nextPayoutAt: at(22),
  list,
  totalPages: 1,
  rule: { betPercent: 0.3, depositPercent: 2, depositLeast: 10, depositMost: 20 },
  totals: { invited: list.length, deposited: 2, earned: 19.2, earnedInRange: 1.26, pending: 0.42 },
  totalCount: list.length,
  currencySymbol: '$',
  decimals: 2,
  ...change,
});
const payment = (day: number): ReferralEarning => ({
  orderNo: `F27${day}-2611${day}`,
  day: `2026-11-${day}`,
  paidAt: at(day + 1),
  name: 'tr***4',
  bets: 42.5,
  deposits: 100,
  amount: 2.12,
});
const query = {
  range: '7d' as const,
  from: '2026-11-15',
  to: '2026-11-21',
  page: 1,
  kind: '',
  order: '',
};

const meta = {
  title: 'Portal/Member/Referral',
  component: ReferralScreen,
  beforeEach: asMember,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'} boot={parameters.boot}>
      <ReferralScreen {...args} />
    </StoryFrame>
  ),
  args: {
    address: {
      query,
      paging: { page: 1, hrefFor: () => '#', onPage: fn() },
      change: fn(),
    },
    view: 'people',
    details: storyLoaded(details(people)),
    earnings: storyLoaded({ list: [payment(20), payment(18)], totalPages: 1, totalCount: 2 }),
  },
} satisfies Meta<typeof ReferralScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite'],
  play: async ({ args }) => {
    await screen.findByDisplayValue('DANA2026');
    await screen.findByText(/0.3% of their valid bets and 2% of each deposit/);
    await screen.findByRole('table', { name: 'Your friends' });
    await userEvent.click(screen.getByRole('tab', { name: 'Payments' }));
    await expect(args.address.change).toHaveBeenCalledWith({ kind: 'payouts' });
  },
};
export const FormerRange: Story = {
  name: 'what stands of the former range is marked while another one comes',
  tags: ['no-picture'],
  args: { details: { ...storyLoaded(details(people)), isPrevious: true } },
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Your friends' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    const [sum] = screen.getAllByRole('term');
    await expect(sum?.closest('dl')).toHaveAttribute('aria-busy', 'true');
  },
};
export const FormerPayments: Story = {
  name: 'payments of the former range are marked while those of another one come',
  tags: ['no-picture'],
  args: {
    view: 'payouts',
    earnings: {
      ...storyLoaded({ list: [payment(20)], totalPages: 1, totalCount: 1 }),
      isPrevious: true,
    },
  },
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Payments' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
  },
};
export const Payments: Story = {
  args: { view: 'payouts' },
  play: async () => void (await screen.findByRole('table', { name: 'Payments' })),
};
export const Loading: Story = { args: { details: storyLoaded<ReferralDetails>(undefined) } };
export const Nobody: Story = {
  args: {
    details: storyLoaded(
      details([], {
        totals: { invited: 0, deposited: 0, earned: 0, earnedInRange: 0, pending: 0 },
      }),
    ),
  },
  play: async () => {
    await screen.findByText('Nobody came by your link yet');
    await expect(await screen.findAllByRole('button', { name: 'Invite friends' })).toHaveLength(2);
  },
};
export const NobodyOf21: Story = {
  tags: ['no-picture'],
  name: '[R9.10] Friends of a brand for people of 21',
  parameters: { boot: STORY_BOOT_OF_21 },
  args: Nobody.args ?? {},
  play: async () => {
    await screen.findByText('Send it to a friend who is 21 or older and likes to play.');
    await screen.findByText(/Whoever registers with it, 21 or older,/);
  },
};
export const NothingPaid: Story = {
  args: { view: 'payouts', earnings: storyLoaded({ list: [], totalPages: 0, totalCount: 0 }) },
};
export const Failed: Story = {
  args: {
    details: storyLoaded<ReferralDetails>(
      undefined,
      new CallError('unknown_error', { requestId: '7f3a9c' }),
    ),
  },
  play: async ({ args }) => {
    await screen.findByText(/7f3a9c/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.details.retry).toHaveBeenCalled();
  },
};
/** The longest texts. */
export const Filipino: Story = {
  parameters: { language: 'TY' },
  args: { details: storyLoaded(details([...people, person(4, { earned: 1_250_000.5 })])) },
};
