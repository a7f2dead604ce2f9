import type { AvailablePromotions, Promotion } from '@baize/gateway/contract';
import { PROMOTION_LABELS, type PromotionLabel } from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { StoryFrame } from '../../app/story-frame.tsx';
import { CallError } from '../../shared/api/call-error.ts';
import { promotions } from './feature.ts';
import { PromotionsScreen } from './promotions-screen.tsx';

const ACTIONS: Partial<Record<PromotionLabel, NonNullable<Promotion['action']>>> = {
  join: 'join',
  claim: 'claim',
  issued: 'claim',
  rejected: 'apply',
  joined: 'deposit',
  process: 'play',
};
const TITLES = ['First deposit: 50% on top', 'Rebate: 0.5% of every bet', 'The lantern draw'];

const promotion = (label: PromotionLabel, change: Partial<Promotion> = {}): Promotion => {
  const number = PROMOTION_LABELS.indexOf(label);
  const waits = label === 'claim' || label === 'issued';
  return {
    promotionId: `P${number}`,
    kind: 'mission',
    category: 'games',
    label,
    action: ACTIONS[label],
    title: TITLES[number % TITLES.length] ?? '',
    summary: 'Half of your first deposit comes on top, up to 100.',
    terms: '<p>Half of your first deposit comes on top.</p><ul><li>12 times.</li></ul>',
    banner: '/no-such-banner.webp',
    startsAt: Date.UTC(2026, 10, 1),
    endsAt: Date.UTC(2026, 11, 31),
    ...(waits && { amount: 12.5, turnover: 150, expiresAt: Date.UTC(2026, 11, 5, 12) }),
    ...(label === 'process' && { progress: { done: 80, target: 200 } }),
    ...change,
  };
};

const answer = (list: Promotion[]): AvailablePromotions => ({
  list,
  available: 2,
  currencySymbol: '$',
  decimals: 2,
});

const meta = {
  title: 'Portal/Promotions',
  component: PromotionsScreen,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language} catalogue={promotions.messages}>
      <PromotionsScreen {...args} />
    </StoryFrame>
  ),
  args: {
    data: answer(PROMOTION_LABELS.map((label) => promotion(label))),
    error: undefined,
    category: undefined,
    openId: undefined,
    busyId: undefined,
    isApplying: false,
    retry: fn(),
    onCategory: fn(),
    onOpen: fn(),
    onClose: fn(),
    onAct: fn(),
    onApplied: fn(),
  },
} satisfies Meta<typeof PromotionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryLabel: Story = {
  tags: ['composite'],
  play: async ({ args }) => {
    for (const word of [
      'Join',
      'Applying',
      'Closed',
      'Rejected',
      'Ready to claim',
      'In progress',
      'Coming soon',
    ]) {
      await expect((await screen.findAllByText(word)).length).toBeGreaterThan(0);
    }
    await userEvent.click(screen.getByRole('button', { name: `Claim $12.50: ${TITLES[1]}` }));
    await expect(args.onAct).toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { data: undefined } };

export const Empty: Story = {
  args: { data: answer([]) },
  play: async () => {
    await screen.findByText('No promotions at the moment');
  },
};

export const Failed: Story = {
  args: {
    data: undefined,
    error: new CallError('unknown_error', { status: 500, requestId: '7f3a9c' }),
  },
  play: async ({ args }) => {
    await screen.findByText(/7f3a9c/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.retry).toHaveBeenCalled();
  },
};

export const HostileTerms: Story = {
  args: {
    openId: 'P0',
    data: answer([
      promotion('join', {
        terms:
          '<p onclick="window.ran=1">Kept words</p><script>window.ran=1</script><iframe src="/"></iframe><a href="javascript:window.ran=1">a link</a><img src="data:," onerror="window.ran=1">',
      }),
    ]),
  },
  play: async () => {
    await userEvent.click(await screen.findByText('Kept words'));
    await userEvent.click(screen.getByText('a link'));
    await expect(Reflect.get(window, 'ran')).toBeUndefined();
    const dialog = screen.getByRole('dialog');
    await expect(dialog.querySelector('script, iframe, [onclick], [onerror]')).toBeNull();
    await expect(screen.getByText('a link')).not.toHaveAttribute('href');
  },
};

export const RejectedApplication: Story = {
  args: {
    openId: 'P4',
    data: answer([
      promotion('rejected', {
        kind: 'application',
        application: {
          applicationNo: 'A1',
          status: 'rejected',
          comment: 'My lantern',
          pictures: [],
          reason: 'proof_unclear',
          createdAt: Date.UTC(2026, 10, 20, 9),
        },
      }),
    ]),
  },
  play: async () => {
    await screen.findByText('The pictures do not show what is asked for.');
    await screen.findByText('My lantern');
  },
};

export const CommentIsCounted: Story = {
  tags: ['after-play'],
  name: '[R5.12] A comment of more than 140 characters is not sent',
  args: {
    openId: 'P0',
    isApplying: true,
    data: answer([promotion('join', { kind: 'application', action: 'apply' })]),
  },
  play: async ({ args }) => {
    const comment = await screen.findByRole('textbox', { name: /Comment/ });
    await userEvent.click(comment);
    await userEvent.paste(`${'a'.repeat(139)}🏮`);
    await screen.findByText('140/140');
    await expect(comment).toBeValid();
    await userEvent.type(comment, 'b');
    await expect(comment).toHaveAccessibleDescription(/At most 140 characters/);
    await userEvent.click(screen.getByRole('button', { name: 'Send the application' }));
    await expect(comment).toHaveFocus();
    await expect(args.onApplied).not.toHaveBeenCalled();
  },
};

/** The longest text: Filipino, a table wider than its card, a word without an end. */
export const Filipino: Story = {
  parameters: { language: 'TY' },
  args: {
    data: answer([
      promotion('process', {
        title: 'Napakahabang Pamagat ng Pinakamalaking Promo ng Linggo ng mga Parol',
        summary: 'NapakahabangSalitangWalangKatapusanNaHindiKayangPutulinNgSinumanKahitSino',
      }),
      promotion('comingSoon'),
      promotion('claim', { action: 'draw', amount: undefined }),
    ]),
  },
};
