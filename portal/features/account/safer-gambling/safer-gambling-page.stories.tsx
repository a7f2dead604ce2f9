import {
  type Activity,
  HOUR,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  MINUTE,
  memberActivity,
  memberLimits,
  memberProtection,
  type PlayLimit,
  type PlayLimits,
} from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, within } from 'storybook/test';
import { answer, asMember } from '../../../app/story-frame.tsx';
import { STORY_ERROR } from '../../../shared/api/story-error.ts';
import { inMemberCenter } from '../story-frame.tsx';
import SaferGamblingPage from './safer-gambling-page.tsx';

const NOW = Date.UTC(2026, 10, 23, 12);
const RENEWS = {
  day: Date.UTC(2026, 10, 24),
  week: Date.UTC(2026, 10, 30),
  month: Date.UTC(2026, 11, 1),
};

function limitsWith(change: Partial<Record<string, Partial<PlayLimit>>>): PlayLimits {
  return {
    currencySymbol: '$',
    decimals: 2,
    serverTime: NOW,
    timeZone: 'Asia/Manila',
    limits: LIMIT_KINDS.flatMap((kind) =>
      LIMIT_PERIODS.map((period) => ({
        kind,
        period,
        used: 0,
        renewsAt: RENEWS[period],
        ...change[`${kind}.${period}`],
      })),
    ),
    highest: { deposit: 1_000_000, loss: 1_000_000, wager: 10_000_000 },
    coolingHours: 24,
    confirmHours: 72,
    isAsked: true,
    wentWithout: false,
    firstDepositWaits: false,
    reviewIsDue: false,
  };
}

const limits = limitsWith({
  'deposit.day': { value: 100, used: 40 },
  'deposit.month': {
    value: 800,
    used: 340,
    waiting: {
      value: 1200,
      askedAt: NOW - 25 * HOUR,
      confirmFrom: NOW - HOUR,
      confirmUntil: NOW + 71 * HOUR,
    },
  },
  'loss.week': {
    value: 250,
    used: 62.5,
    waiting: {
      askedAt: NOW - HOUR,
      confirmFrom: NOW + 23 * HOUR,
      confirmUntil: NOW + 95 * HOUR,
    },
  },
  'time.day': { value: 95, used: 35 },
});
const protection = { serverTime: NOW, realityMinutes: 60, returnHours: 24 };
const of = (shown: PlayLimits) => [
  answer(memberLimits, shown),
  answer(memberProtection, protection),
];

const points = Array.from({ length: 23 }, (_, index) => {
  const stakes = 20 + ((index * 37) % 90);
  const wins = (index * 53) % 110;
  return {
    at: `2026-11-${String(index + 1).padStart(2, '0')}`,
    deposits: index % 6 === 0 ? 100 : 0,
    withdrawals: index % 11 === 10 ? 80 : 0,
    stakes,
    wins,
    net: wins - stakes,
    bonuses: 0,
    other: 0,
    playedMs: stakes * MINUTE,
  };
});
const sum = (name: 'deposits' | 'withdrawals' | 'stakes' | 'wins' | 'net' | 'playedMs') =>
  points.reduce((total, point) => total + point[name], 0);
const activity: Activity = {
  currencySymbol: '$',
  decimals: 2,
  serverTime: NOW,
  timeZone: 'Asia/Manila',
  from: '2026-11-01',
  until: '2026-11-23',
  opening: 250,
  closing: 250 + sum('deposits') - sum('withdrawals') + sum('net'),
  totals: {
    deposits: sum('deposits'),
    withdrawals: sum('withdrawals'),
    stakes: sum('stakes'),
    wins: sum('wins'),
    net: sum('net'),
    bonuses: 0,
    other: 0,
    playedMs: sum('playedMs'),
  },
  by: 'day',
  points,
};

const meta = {
  title: 'Portal/Member/Safer gambling',
  component: SaferGamblingPage,
  decorators: [inMemberCenter],
  beforeEach: asMember,
  parameters: { answers: of(limits), path: '/member?page=saferGambling' },
} satisfies Meta<typeof SaferGamblingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const cardOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name, level: 3 }, { timeout: 10_000 });
  const card = heading.closest('div')?.parentElement;
  if (!card) throw new Error(`There is no card of ${name}.`);
  return within(card);
};

export const Limits: Story = {
  name: '[R10.01] [R10.02] Limits, with what is used and what waits',
  tags: ['composite'],
  play: async () => {
    const deposits = await cardOf('Deposits');
    await expect(deposits.getByLabelText('A day')).toHaveValue('100');
    await expect(deposits.getByLabelText('Seven days')).toHaveValue('');
    await expect(deposits.getByLabelText('A day')).toHaveAccessibleDescription(
      /Used: \$40\.00.*Left: \$60\.00/,
    );
    await expect(deposits.getByText(/\$1,200\.00 can be confirmed/)).toBeVisible();
    await expect(deposits.getByRole('button', { name: 'Confirm the change' })).toBeVisible();
    const losses = await cardOf('Losses');
    // Its 24 hours have not passed yet.
    await expect(losses.queryByRole('button', { name: 'Confirm the change' })).toBeNull();
    await expect(losses.getByRole('button', { name: 'Keep my limit' })).toBeVisible();
    await expect((await cardOf('Time played')).getByLabelText('A day')).toHaveValue('95');
  },
};
export const Asked: Story = {
  name: '[R10.01] Nothing set yet: asked, with a way to go without',
  parameters: { answers: of({ ...limitsWith({}), isAsked: false }) },
  play: async () => {
    await screen.findByText('Would you like to set limits?', {}, { timeout: 10_000 });
    await expect(screen.getByRole('button', { name: 'Continue without limits' })).toBeVisible();
  },
};
export const Review: Story = {
  name: '[R10.01] The reminder after half a year',
  parameters: { answers: of({ ...limits, reviewIsDue: true }) },
  play: async () => {
    await screen.findByText('Are your limits still right for you?', {}, { timeout: 10_000 });
  },
};
export const WrongLimit: Story = {
  name: 'A limit that is no amount, and one of nothing',
  tags: ['after-play'],
  play: async () => {
    const deposits = await cardOf('Deposits');
    const day = deposits.getByLabelText('A day');
    await userEvent.clear(day);
    await userEvent.type(day, '39.999');
    const week = deposits.getByLabelText('Seven days');
    await userEvent.type(week, '0');
    await userEvent.click(deposits.getByRole('button', { name: 'Save limits' }));
    await expect(day).toHaveAccessibleDescription(/Please enter a valid amount\./);
    await expect(week).toHaveAccessibleDescription(/above zero/);
    await expect(day).toHaveFocus();
  },
};
export const Loading: Story = { parameters: { answers: [] } };
export const Failed: Story = {
  parameters: {
    answers: [answer(memberLimits, STORY_ERROR), answer(memberProtection, protection)],
  },
};
export const LongestTextFilipino: Story = { parameters: { language: 'TY' } };
export const TimeOut: Story = {
  name: '[R10.04] Time-out',
  parameters: { path: '/member?page=saferGambling#timeOut' },
  play: async () => {
    await screen.findByRole('radio', { name: '24 hours' }, { timeout: 10_000 });
    const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    await expect(names).toEqual([
      '24 hours',
      '48 hours',
      '7 days',
      '14 days',
      '30 days',
      '42 days',
    ]);
    const begin = screen.getByRole('button', { name: 'Begin the time-out' });
    await expect(begin).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('radio', { name: '7 days' }));
    await userEvent.click(begin);
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(/cannot be shortened/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  },
};
export const SelfExclusion: Story = {
  name: '[R10.04] Self-exclusion',
  parameters: { path: '/member?page=saferGambling#selfExclusion' },
  play: async () => {
    await screen.findByRole('radio', { name: '6 months' }, { timeout: 10_000 });
    const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    await expect(names).toEqual(['6 months', '1 year', '5 years', 'For good']);
  },
};
export const DuringBreak: Story = {
  name: 'During a self-exclusion that has run its time',
  parameters: {
    answers: [
      answer(memberLimits, limits),
      answer(memberProtection, {
        ...protection,
        exclusion: {
          kind: 'selfExclusion',
          startsAt: NOW - 200 * 24 * HOUR,
          endsAt: NOW - 10 * 24 * HOUR,
          mayReturn: true,
        },
      }),
    ],
  },
  play: async () => {
    await screen.findByText('You have excluded yourself', {}, { timeout: 10_000 });
    await expect(await screen.findByRole('button', { name: 'Ask to return' })).toBeVisible();
  },
};
export const RealityCheck: Story = {
  name: '[R10.05] Reality check',
  parameters: { path: '/member?page=saferGambling#realityCheck' },
  play: async () => {
    const chosen = await screen.findByRole('radio', { name: '60 minutes' }, { timeout: 10_000 });
    await expect(chosen).toBeChecked();
    const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    await expect(names).toEqual(['15 minutes', '30 minutes', '45 minutes', '60 minutes']);
  },
};
const withActivity = (value: Parameters<typeof answer<typeof memberActivity>>[1]) => ({
  path: '/member?page=saferGambling#activity',
  answers: [...of(limits), answer(memberActivity, value)],
});
export const MyActivity: Story = {
  name: '[R10.07] My activity',
  tags: ['composite'],
  parameters: withActivity(activity),
  play: async () => {
    await screen.findByText('Net result', {}, { timeout: 10_000 });
    for (const name of [
      'Today',
      'This week',
      'This month',
      'This year',
      'All time',
      'Choose days',
    ]) {
      await expect(screen.getByRole('button', { name })).toBeVisible();
    }
    await expect(screen.getByRole('button', { name: 'Print statement' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  },
};
export const MyActivityOfDays: Story = {
  name: 'Days of my activity are typed one after the other',
  tags: ['after-play'],
  parameters: withActivity(activity),
  play: async () => {
    const days = await screen.findByRole('button', { name: 'Choose days' }, { timeout: 10_000 });
    await userEvent.click(days);
    const from = await screen.findByLabelText('From');
    const to = screen.getByLabelText('To');
    const { value: today } = to as HTMLInputElement;
    const year = Number(today.slice(0, 4));
    await userEvent.click(to);
    // As Chrome does: each digit of the year makes a valid day.
    for (const typed of [2, 20, 202, year - 1]) {
      const value = today.replace(/^\d+/, String(typed).padStart(4, '0'));
      fireEvent.keyDown(to, { key: String(typed % 10) });
      fireEvent.input(to, { target: { value } });
      fireEvent.change(to);
      fireEvent.keyUp(to, { key: String(typed % 10) });
      await expect(to).toHaveValue(value);
      await expect(from).toHaveValue(today);
    }
    await userEvent.click(from);
    await expect(from).toHaveValue(today.replace(/^\d+/, String(year - 1)));
  },
};
export const MyActivityInFilipino: Story = {
  tags: ['no-picture'],
  parameters: { ...withActivity(activity), language: 'TY' },
  play: async () => {
    // The kit's own labels of a chart and its table.
    const summary = await screen.findByText('Ipakita bilang talahanayan', {}, { timeout: 10_000 });
    await expect(screen.queryByText('Show as a table')).toBeNull();
    await expect(document.querySelector('[aria-roledescription="tsart"]')).toBeVisible();
    await userEvent.click(summary);
    await expect(screen.getByRole('table', { name: /.+/ })).toBeVisible();
  },
};
export const NothingPlayed: Story = {
  parameters: withActivity({
    ...activity,
    opening: 0,
    closing: 0,
    until: '2026-11-01',
    totals: {
      ...activity.totals,
      deposits: 0,
      withdrawals: 0,
      stakes: 0,
      wins: 0,
      net: 0,
      playedMs: 0,
    },
    points: points.slice(0, 1).map((point) => ({
      ...point,
      deposits: 0,
      stakes: 0,
      wins: 0,
      net: 0,
      playedMs: 0,
    })),
  }),
};
export const ActivityFailed: Story = { parameters: withActivity(STORY_ERROR) };
