import type { RankBonusState, RankProgress } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { asMember } from '../../../app/story-frame.tsx';
import { CallError } from '../../../shared/api/call-error.ts';
import { StoryFrame } from '../story-frame.tsx';
import { VipScreen } from './vip-screen.tsx';

const rank = (
  level: number,
  name: string,
  [validBets, deposits, bonus]: [number, number, number],
  bonusState: RankBonusState,
) => ({ level, name, validBets, deposits, bonus, turnover: bonus, bonusState, unlocks: [] });
const progress: RankProgress = {
  level: 3,
  validBets: 2499.05,
  deposits: 200,
  promotionId: 'RANK',
  currencySymbol: '$',
  decimals: 2,
  ranks: [
    rank(1, 'Bronze', [250, 25, 5], 'claimed'),
    rank(2, 'Silver', [750, 75, 10], 'claimable'),
    {
      ...rank(3, 'Gold', [2000, 150, 25], 'waiting'),
      unlocks: [{ promotionId: 'VIP', title: 'VIP birthday gift' }],
    },
    rank(4, 'Sapphire', [8000, 800, 80], 'locked'),
    {
      ...rank(5, 'Amethyst', [30_000, 3000, 300], 'locked'),
      unlocks: [{ promotionId: 'SALON', title: 'An evening at the salon' }],
    },
  ],
};

const meta = {
  title: 'Portal/Member/VIP',
  component: VipScreen,
  beforeEach: asMember,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language ?? 'EN'}>
      <VipScreen {...args} />
    </StoryFrame>
  ),
  args: { data: progress, error: undefined, retry: fn(), busy: false, onClaim: fn() },
} satisfies Meta<typeof VipScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite', 'every-width'],
  play: async ({ args }) => {
    await screen.findByText(/To VIP 4: \$5,500.95 of bets and \$600.00 of deposits/);
    const steps = within(screen.getByRole('list', { name: 'The way up' }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(5);
    await expect(steps.getByRole('listitem', { current: 'step' })).toHaveTextContent('Gold');
    const bets = screen.getByRole('progressbar', { name: 'Valid bets' });
    await expect(bets).toHaveAttribute('aria-valuenow', '31');
    await userEvent.click(screen.getByRole('button', { name: 'Claim the bonus of VIP 2' }));
    await expect(args.onClaim).toHaveBeenCalled();
  },
};
export const Top: Story = {
  args: {
    data: {
      ...progress,
      level: 5,
      ranks: progress.ranks.map((each) => ({ ...each, bonusState: 'claimed' as const })),
    },
  },
  play: async () => void (await screen.findByText(/the highest rank/)),
};
export const Loading: Story = { args: { data: undefined } };
export const Empty: Story = { args: { data: { ...progress, ranks: [] } } };
export const Failed: Story = {
  args: { data: undefined, error: new CallError('function.not.available') },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.retry).toHaveBeenCalled();
  },
};
/** The longest texts. */
export const Filipino: Story = {
  parameters: { language: 'TY' },
  args: {
    data: {
      ...progress,
      ranks: progress.ranks.map((each) => ({ ...each, deposits: 12_500_000, bonus: 1_250_000 })),
    },
  },
};
