import { type Bonus, type BonusDetails, DAY } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { CallError } from '../../../shared/api/call-error.ts';
import { storyLoaded } from '../../../shared/api/story-loaded.ts';
import { StoryFrame } from '../story-frame.tsx';
import { BonusesScreen } from './bonuses-screen.tsx';

const NOON = Date.UTC(2026, 10, 21, 12);

const bonus = (grantNo: string, change: Partial<Bonus> = {}): Bonus => ({
  grantNo,
  promotionId: 'RELOAD',
  title: 'Daily reload: 10% back in',
  source: 'reload',
  amount: 5,
  turnoverRequired: 40,
  turnoverDone: 12.5,
  state: 'active',
  createdAt: NOON - DAY,
  claimedAt: NOON - DAY,
  ...change,
});
const ALL = [
  bonus('B1'),
  bonus('B2', {
    title: 'VIP birthday gift',
    source: 'application',
    state: 'waiting',
    amount: 28,
    turnoverRequired: 84,
    turnoverDone: 0,
    claimedAt: undefined,
    expiresAt: NOON + 5 * DAY,
  }),
  bonus('B3', {
    title: 'First deposit: 50% on top',
    source: 'firstDeposit',
    state: 'completed',
    amount: 100,
    turnoverRequired: 1200,
    turnoverDone: 1200,
    endedAt: NOON,
  }),
  bonus('B4', { state: 'givenUp', takenBack: 3.2, endedAt: NOON }),
  bonus('B5', {
    source: 'raffle',
    title: 'The lantern draw',
    state: 'expired',
    claimedAt: undefined,
    turnoverDone: 0,
    endedAt: NOON,
  }),
];
const details = (list: Bonus[], change: Partial<BonusDetails> = {}): BonusDetails => ({
  list,
  totalPages: 1,
  totalCount: list.length,
  active: { count: 1, amount: 5, turnoverRequired: 40, turnoverDone: 12.5 },
  currencySymbol: '$',
  decimals: 2,
  ...change,
});

const meta = {
  title: 'Portal/Member/Bonus details',
  component: BonusesScreen,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'}>
      <BonusesScreen {...args} />
    </StoryFrame>
  ),
  args: {
    bonuses: storyLoaded(details(ALL)),
    filter: 'all',
    paging: { page: 1, hrefFor: () => '#', onPage: fn() },
    onFilter: fn(),
    onGiveUp: fn(async () => undefined),
  },
} satisfies Meta<typeof BonusesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite'],
  play: async () => {
    const [active] = await screen.findAllByRole('article', { name: /Daily reload/ });
    if (!active) throw new Error('There is no active bonus.');
    await expect(within(active).getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '$12.50 of $40.00',
    );
    await expect(active).toHaveTextContent('It ends when you have bet another $27.50');
  },
};
export const FormerFilter: Story = {
  name: 'what stands of the former filter is marked while another one comes',
  tags: ['no-picture'],
  args: { bonuses: { ...storyLoaded(details(ALL)), isPrevious: true } },
  play: async () => {
    const [card] = await screen.findAllByRole('article');
    await expect(card?.closest('ul')).toHaveAttribute('aria-busy', 'true');
    const [sum] = screen.getAllByRole('term');
    await expect(sum?.closest('dl')).toHaveAttribute('aria-busy', 'true');
  },
};
export const GivingUp: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Give up: Daily reload/ }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('$5.00 is taken from your balance');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Give up the bonus' }));
    await expect(args.onGiveUp).toHaveBeenCalledWith(expect.objectContaining({ grantNo: 'B1' }));
  },
};
export const WhileABetIsOpen: Story = {
  args: { bonuses: storyLoaded(details([bonus('B1', { openBets: 2 })])) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Give up: Daily reload/ }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('2 bets are not settled yet');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(args.onGiveUp).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { bonuses: storyLoaded(undefined) } };
export const Empty: Story = {
  args: {
    bonuses: storyLoaded(
      details([], { active: { count: 0, amount: 0, turnoverRequired: 0, turnoverDone: 0 } }),
    ),
  },
  play: async () => {
    await screen.findByText('No bonuses here');
  },
};
export const Failed: Story = {
  args: {
    bonuses: storyLoaded(undefined, new CallError('unknown_error', { requestId: '7f3a9c' })),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.bonuses.retry).toHaveBeenCalled();
  },
};
export const LongestTextFilipino: Story = {
  parameters: { language: 'TY' },
  args: {
    bonuses: storyLoaded(
      details([
        bonus('B1', {
          title: 'Napakahabang Pamagat ng Pinakamalaking Promo ng Linggo ng mga Parol sa Hardin',
          amount: 1_250_000.5,
          turnoverRequired: 15_000_006,
          turnoverDone: 9_999_999.99,
        }),
        bonus('B4', { state: 'givenUp', takenBack: 1_250_000.5, endedAt: NOON }),
      ]),
    ),
  },
};
