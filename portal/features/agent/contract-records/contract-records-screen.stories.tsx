import {
  type ContractForecast,
  type ContractRecord,
  type ContractRecords,
  type ContractSide,
  type ContractType,
  HOUR,
} from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CallError } from '../../../shared/api/call-error.ts';
import {
  RECORD_PATH,
  STORY_CURRENCY,
  STORY_FAILED,
  STORY_LOADING,
  storyRecord,
} from '../records/story-record.tsx';
import { useRecordAddress } from '../records/use-record-address.ts';
import { inAgentCenter } from '../story-frame.tsx';
import { ContractRecordsScreen } from './contract-records-screen.tsx';

const DAY = 24 * HOUR;
const NOON = Date.UTC(2026, 10, 16);
const own = { account: 'demo_agent', nickname: 'Amelia Tan' };
const upline = { account: 'teresita_b', nickname: 'Teresita Buenaventura' };

const base: ContractRecord = {
  recordId: 1,
  contractId: 4,
  type: 'dividend',
  startsAt: NOON - 15 * DAY,
  endsAt: NOON,
  day: '2026-11-15',
  agent: own,
  bets: 42_180.5,
  validBets: 41_020.25,
  wins: 39_804.75,
  bonuses: 310,
  houseWin: 2065.75,
  activeMembers: 18,
  tierBets: 41_020.25,
  tier: 2,
  rate: 4500,
  carriedIn: -165.5,
  carriedOut: 0,
  amount: 855.11,
  paid: 855.11,
  state: 'paid',
  paidAt: NOON + 5000,
};
const LIST: ContractRecord[] = [
  base,
  { ...base, recordId: 2, state: 'owed', paid: 300, payer: upline },
  {
    ...base,
    recordId: 3,
    state: 'carried',
    tier: 1,
    rate: 4000,
    houseWin: -165.5,
    carriedIn: 0,
    carriedOut: -165.5,
    amount: 0,
    paid: 0,
  },
  {
    ...base,
    recordId: 4,
    state: 'notReached',
    tier: 0,
    rate: 0,
    activeMembers: 2,
    missing: { activeMembers: 1, betAmount: 1250 },
    amount: 0,
    paid: 0,
  },
  { ...base, recordId: 5, state: 'nothing', houseWin: 0, carriedIn: 0, amount: 0, paid: 0 },
];

const recordsOf = (list: readonly ContractRecord[]): ContractRecords => ({
  ...STORY_CURRENCY,
  currencies: ['USD'],
  list: [...list],
  total: list.length,
  totals: {
    bets: 210_902.5,
    validBets: 205_101.25,
    wins: 199_023.75,
    bonuses: 1550,
    houseWin: 6065.75,
    amount: 1710.22,
    paid: 1155.11,
    owed: 555.11,
  },
});

const listed = (list: readonly ContractRecord[]) => storyRecord(recordsOf(list));

const RUNNING = {
  contractId: 4,
  from: '2026-11-16',
  until: '2026-11-30',
  paymentPeriod: 'H',
  validBetPeriod: 'M',
  payer: upline,
  tiers: [
    { rate: 4000, activeMembers: 3, betAmount: 20_000 },
    { rate: 4500, activeMembers: 12, betAmount: 60_000 },
  ],
  bets: 12_400,
  validBets: 12_100.5,
  wins: 11_020,
  bonuses: 85,
  houseWin: 1295,
  activeMembers: 14,
  tierBets: 53_120.75,
  tier: 1,
  rate: 4000,
  next: { tier: 2, rate: 4500, missing: { activeMembers: 0, betAmount: 6879.25 } },
  carriedIn: -165.5,
  amount: 451.8,
} satisfies ContractForecast['running'];

const forecastOf = (change: Partial<ContractForecast> = {}): ContractForecast => ({
  ...STORY_CURRENCY,
  today: '2026-11-21',
  timeZone: 'UTC',
  owed: { toMe: 0, byMe: [] },
  running: RUNNING,
  ...change,
});
const here = (data: ContractForecast | undefined, error?: CallError) => ({
  data,
  error,
  retry: fn(),
});

interface ScreenProps
  extends Pick<ComponentProps<typeof ContractRecordsScreen>, 'forecast' | 'records'> {
  type: ContractType;
  side?: ContractSide;
}

function Screen({ type, side = 'received', forecast, records }: ScreenProps) {
  const address = useRecordAddress();
  return (
    <ContractRecordsScreen
      filters={{ ...address.range, type, side }}
      address={address}
      forecast={forecast}
      records={records}
      head={null}
    />
  );
}

const meta = {
  title: 'Portal/Agent center/Contract records',
  component: Screen,
  decorators: [inAgentCenter],
  parameters: { path: RECORD_PATH },
  args: {
    type: 'dividend',
    forecast: here(forecastOf()),
    records: listed(LIST),
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const ofType = (type: ContractType, hours: number): ContractRecord[] =>
  LIST.filter(({ state }) => state !== 'carried').map((record, index) => ({
    ...record,
    type,
    recordId: index + 1,
    startsAt: NOON - hours * HOUR,
    endsAt: NOON,
  }));

export const Full: Story = {
  tags: ['composite'],
  play: async () => {
    const table = await screen.findByRole('table', { name: 'Dividend record' });
    // The header, five periods and the totals of all results.
    await expect(within(table).getAllByRole('row')).toHaveLength(7);
    await expect(within(table).getByText('$1,710.22')).toBeVisible();
  },
};
export const PaidOut: Story = {
  args: { side: 'paidOut', records: listed(LIST.map((each) => ({ ...each, agent: upline }))) },
};
export const DailySalary: Story = {
  args: { type: 'dailySalary', records: listed(ofType('dailySalary', 24)) },
};
export const RealtimeSalary: Story = {
  args: { type: 'realtimeSalary', records: listed(ofType('realtimeSalary', 1 / 12)) },
};
export const Owed: Story = {
  name: '[R11.10] what is owed stands above the periods',
  args: {
    forecast: here(
      forecastOf({ owed: { toMe: 555.11, byMe: [{ amount: 1240, ...STORY_CURRENCY }] } }),
    ),
  },
  play: async () => {
    await screen.findByText('You owe your downline $1,240.00');
    await screen.findByText('Your upline still owes you $555.11');
  },
};
export const OwedInTwoCurrencies: Story = {
  name: '[R3.03] [R11.10] what is owed to agents of two currencies is told in both',
  tags: ['no-picture'],
  args: {
    forecast: here(
      forecastOf({
        owed: {
          toMe: 0,
          byMe: [
            { amount: 1240, ...STORY_CURRENCY },
            { amount: 50_000, currencySymbol: '₫', decimals: 0 },
          ],
        },
      }),
    ),
  },
  play: async () => {
    await screen.findByText('You owe your downline $1,240.00 and ₫50,000');
  },
};
export const Highest: Story = {
  name: '[R11.11] on the highest tier its members and bets stand beside its name',
  args: {
    forecast: here(
      forecastOf({
        running: { ...RUNNING, tierBets: 71_400.5, tier: 2, rate: 4500, next: undefined },
      }),
    ),
  },
  play: async () => {
    await screen.findByText('The highest tier is reached.');
    const bars = screen.getAllByRole('progressbar');
    await expect(bars.map((bar) => bar.getAttribute('aria-valuetext'))).toEqual([
      '14 of 12',
      '$71,400.50 of $60,000.00',
    ]);
  },
};
export const NotRunning: Story = {
  args: { forecast: here(forecastOf({ running: undefined })), records: listed([]) },
};
export const Empty: Story = { args: { records: listed([]) } };
export const Loading: Story = { args: { forecast: here(undefined), records: STORY_LOADING } };
export const Failed: Story = {
  args: {
    forecast: here(undefined, new CallError('network')),
    records: STORY_FAILED,
  },
};
export const LongestText: Story = {
  parameters: { language: 'TY' },
  args: {
    side: 'paidOut',
    forecast: here(
      forecastOf({
        owed: { toMe: 98_765_432.1, byMe: [{ amount: 12_345_678.9, ...STORY_CURRENCY }] },
      }),
    ),
    records: listed(
      LIST.map((each) => ({
        ...each,
        amount: 98_765_432.1,
        agent: { account: 'a_very_long_account_name_of_an_agent', nickname: 'Maria' },
      })),
    ),
  },
};

export const Detail: Story = {
  name: '[R11.09] a tier that was not reached says what was missing',
  tags: ['after-play'],
  parameters: { path: '/agentHome?order=4' },
  play: async () => {
    const drawer = await screen.findByRole('dialog');
    await within(drawer).findByText(
      'Missing for the first tier: 1 active member and $1,250.00 of valid bets.',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
