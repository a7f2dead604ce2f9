import {
  type AgentContract,
  type ContractsView,
  contractAgents,
  contractList,
  DAY,
  viewContracts,
} from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { answer, asMember, StoryFrame } from '../../app/story-frame.tsx';
import { CallError } from '../../shared/api/call-error.ts';
import { STORY_CURSOR_LIST_LOADING, storyCursorList } from '../../shared/api/story-cursor-list.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { ContractsPopup } from './contracts-popup.tsx';
import { ContractsScreen, type ContractsScreenProps } from './contracts-screen.tsx';
import { contracts } from './feature.ts';
import type { OfferedAgents } from './use-agents.ts';
import type { ContractPages } from './use-contract-pages.ts';

const SINCE = Date.UTC(2026, 8, 1, 4);
const agent = { account: 'demo_agent', nickname: 'Amelia Tan' };
const below = { account: 'ramon_v', nickname: 'Ramon Villanueva' };

const DOLLARS = { currencySymbol: '$', decimals: 2 };
const contract = (contractId: number, change: Partial<AgentContract> = {}): AgentContract => ({
  contractId,
  type: 'dividend',
  rate: 4500,
  activeMembers: 10,
  betAmount: 50_000,
  validBetPeriod: 'M',
  profitLossPeriod: 'M',
  paymentPeriod: 'H',
  status: 'active',
  agent,
  isOwn: true,
  proposedBy: 'upline',
  ...DOLLARS,
  createdAt: SINCE,
  answeredAt: SINCE + DAY,
  actions: ['terminate'],
  ends: [],
  tiers: [{ rate: change.rate ?? 4500, activeMembers: 10, betAmount: 50_000 }],
  ...change,
});

const ends = [
  { ...below, rate: 4000 },
  { account: 'ligaya77', nickname: 'Ligaya Mendoza', rate: 3500 },
];
const own: AgentContract[] = [
  contract(9, {
    rate: 3000,
    status: 'offered',
    actions: ['accept', 'reject'],
    ends,
    share: { own: 3000, before: 4500, passedOn: 0, keeps: 3000 },
  }),
  contract(8),
  contract(7, { type: 'realtimeSalary', rate: 60, paymentPeriod: 'D', validBetPeriod: 'W' }),
];
const ofLine: AgentContract[] = [
  contract(5, {
    agent: below,
    upline: agent,
    isOwn: false,
    rate: 35,
    type: 'realtimeSalary',
    status: 'offered',
    proposedBy: 'agent',
    actions: ['accept', 'reject'],
    share: { own: 60, passedOn: 35, keeps: 25 },
  }),
  contract(6, { agent: below, upline: agent, isOwn: false, rate: 4000 }),
];
const ended: AgentContract[] = [
  contract(4, {
    type: 'dailySalary',
    rate: 80,
    status: 'terminated',
    actions: [],
    endedAt: SINCE + 60 * DAY,
    endReason: 'higherRate',
    upline: below,
  }),
  contract(3, { type: 'hourSalary', rate: 10, status: 'rejected', actions: [] }),
];
const pagesOf = (list: readonly AgentContract[]): ContractPages => ({
  ...storyCursorList({ list: [...list] }),
  retry: fn(),
  search: '',
  onSearch: fn(),
});
const full: ContractsView = {
  list: own,
  line: { total: 2, toAnswer: 1 },
  ended: 2,
  types: ['dividend', 'dailySalary', 'hourSalary', 'realtimeSalary'],
  upline: {
    nickname: 'Teresita Buenaventura',
    offers: [{ type: 'dividend', highestRate: 4500 }],
  },
  offers: [
    { type: 'dividend', highestRate: 4500 },
    { type: 'realtimeSalary', highestRate: 60 },
  ],
  agents: 1,
  ...DOLLARS,
};
const { upline: _, ...withoutUpline } = full;
const agents: OfferedAgents = {
  rows: [below],
  areMany: false,
  search: '',
  hasMore: false,
  isLoadingMore: false,
  error: undefined,
  onSearch: fn(),
  onMore: fn(),
  retry: fn(),
};

const meta = {
  title: 'Portal/Contracts',
  component: ContractsScreen,
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language} catalogue={contracts.messages}>
      <ContractsScreen {...args} />
    </StoryFrame>
  ),
  args: {
    data: full,
    line: pagesOf(ofLine),
    history: pagesOf(ended),
    agents,
    error: undefined,
    retry: fn(),
    tab: 'mine',
    onTab: fn(),
    onProcess: fn<ContractsScreenProps['onProcess']>(async () => ({ status: 'ignored' })),
  },
} satisfies Meta<typeof ContractsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Line: Story = { args: { tab: 'line' } };
export const History: Story = { args: { tab: 'history' } };
export const LineLoading: Story = {
  args: { tab: 'line', line: { ...pagesOf([]), ...STORY_CURSOR_LIST_LOADING } },
};

const manyOfLine = Array.from({ length: 50 }, (_, at) =>
  contract(100 - at, {
    agent: { account: `agent${String(at).padStart(2, '0')}`, nickname: `Agent ${at}` },
    upline: agent,
    isOwn: false,
  }),
);
export const ManyOfLine: Story = {
  name: '[R2.109] of thousands of contracts in the line one page is shown, with a search by the agent and more of them',
  tags: ['no-picture'],
  args: { tab: 'line', data: { ...full, line: { total: 50, toAnswer: 0 } } },
  render: (args, { parameters }) => {
    const [search, setSearch] = useState('');
    const [pages, setPages] = useState(1);
    const found = manyOfLine.filter(({ agent: { account } }) => account.startsWith(search));
    return (
      <StoryFrame language={parameters.language} catalogue={contracts.messages}>
        <ContractsScreen
          {...args}
          line={{
            ...pagesOf(found.slice(0, pages * 20)),
            search,
            hasMore: found.length > pages * 20,
            onSearch: setSearch,
            loadMore: () => setPages(pages + 1),
          }}
        />
      </StoryFrame>
    );
  },
  play: async () => {
    const shown = () => screen.getAllByRole('article').length;
    const more = await screen.findByRole('button', { name: 'Show more contracts' });
    await expect(shown()).toBe(20);
    await userEvent.click(more);
    await waitFor(() => expect(shown()).toBe(40));
    await userEvent.click(more);
    await waitFor(() => expect(shown()).toBe(50));
    await expect(more).not.toBeInTheDocument();
    const search = screen.getByRole('searchbox', { name: /^Find an agent/ });
    await userEvent.type(search, 'agent4');
    await waitFor(() => expect(shown()).toBe(10));
    await userEvent.type(search, 'x');
    await screen.findByText('No contract was found');
    await expect(screen.queryByText('Nobody in your line has a contract')).toBeNull();
  },
};

export const LineFailed: Story = {
  name: '[R8.02] contracts of the line that could not be loaded can be loaded again, also those of the next page',
  tags: ['no-picture'],
  args: {
    tab: 'line',
    line: { ...pagesOf(ofLine), hasMore: true, error: new CallError('network') },
  },
  play: async ({ args }) => {
    await screen.findByText('Your contracts could not be loaded');
    await expect(screen.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.line.retry).toHaveBeenCalledOnce();
  },
};
export const New: Story = { args: { tab: 'new' } };
const nothing = { list: [], line: { total: 0, toAnswer: 0 }, ended: 0 };
export const Empty: Story = {
  args: {
    data: { ...withoutUpline, ...nothing, offers: [], agents: 0 },
    agents: { ...agents, rows: [] },
  },
};
export const NotOffered: Story = { args: { data: { ...full, ...nothing, types: [] } } };
export const Loading: Story = { args: { data: undefined } };
export const Failed: Story = { args: { data: undefined, error: new CallError('network') } };
export const Filipino: Story = { parameters: { language: 'TY' } };
export const NewFilipino: Story = { args: { tab: 'new' }, parameters: { language: 'TY' } };

export const TypeOff: Story = {
  name: '[R4.24c] what runs of a type that the merchant has off says so, and can be ended there',
  tags: ['no-picture'],
  args: {
    agents: { ...agents, rows: [] },
    data: {
      ...withoutUpline,
      types: [],
      offers: [],
      list: [contract(9, { rate: 3000, status: 'offered', actions: ['reject'] }), contract(8)],
    },
  },
  play: async () => {
    const [offer, running] = await screen.findAllByRole('article', { name: 'Dividend' });
    await expect(offer).toHaveTextContent('it cannot be accepted now');
    await expect(within(offer as HTMLElement).queryByRole('button', { name: 'Accept' })).toBeNull();
    await expect(running).toHaveTextContent('This one is paid until one of you ends it');
    await expect(
      within(running as HTMLElement).getByRole('button', { name: 'Terminate' }),
    ).toBeVisible();
  },
};

const DONG = { currencySymbol: '₫', decimals: 0 };
export const OfAnotherCurrency: Story = {
  name: '[R3.03] [R11.09] a contract is told in the currency of its agent, whoever looks',
  tags: ['no-picture'],
  args: { tab: 'line', line: pagesOf(ofLine.map((each) => ({ ...each, ...DONG }))) },
  play: async () => {
    const [contract] = await screen.findAllByRole('article');
    await expect(contract).toHaveTextContent('₫50,000');
    await expect(contract).not.toHaveTextContent('$');
  },
};
export const OfferInAnotherCurrency: Story = {
  name: '[R3.03] [R4.24] what is offered is typed in the currency of the agents who are asked',
  tags: ['no-picture'],
  args: { data: { ...full, ...DONG }, tab: 'new' },
  play: async () => {
    const who = await screen.findByRole('combobox', { name: /^With whom/ });
    const form = who.closest('form');
    if (!form) throw new Error('The fields stand in no form.');
    await userEvent.selectOptions(who, below.account);
    await expect(form).toHaveTextContent('₫');
    await expect(form).not.toHaveTextContent('$');
  },
};

export const ManyAgents: Story = {
  name: '[R11.03] of thousands of agents one page is there to choose from, with a search and more of them',
  tags: ['no-picture'],
  args: { data: { ...full, agents: 10_000 }, tab: 'new' },
  render: (args, { parameters }) => {
    const [search, setSearch] = useState('');
    const [pages, setPages] = useState(1);
    const everybody = Array.from({ length: 150 }, (_, at) => ({
      account: `agent${String(at).padStart(3, '0')}`,
      nickname: `Agent ${at}`,
    })).filter(({ account }) => account.startsWith(search));
    return (
      <StoryFrame language={parameters.language} catalogue={contracts.messages}>
        <ContractsScreen
          {...args}
          agents={{
            rows: everybody.slice(0, pages * 50),
            areMany: true,
            search,
            hasMore: everybody.length > pages * 50,
            isLoadingMore: false,
            error: undefined,
            onSearch: setSearch,
            onMore: () => setPages(pages + 1),
            retry: fn(),
          }}
        />
      </StoryFrame>
    );
  },
  play: async () => {
    const who = () => screen.getByRole('combobox', { name: /^With whom/ });
    const names = () => within(who()).getAllByRole('option').length;
    await screen.findByRole('combobox', { name: /^With whom/ });
    await expect(names()).toBe(51);
    await userEvent.type(screen.getByRole('textbox', { name: 'Rate' }), '12.5');
    await userEvent.click(screen.getByRole('button', { name: 'Show more agents' }));
    await waitFor(() => expect(names()).toBe(101));
    const search = screen.getByRole('searchbox', { name: /^Find an agent/ });
    await userEvent.type(search, 'agent14');
    await waitFor(() => expect(names()).toBe(10));
    await expect(who()).toHaveValue('agent140');
    await screen.findByRole('button', { name: 'Offer this contract' });
    await expect(screen.getByRole('textbox', { name: 'Rate' })).toHaveValue('12.5');
    await userEvent.type(search, 'x');
    await screen.findByText('No agent right below you has such an account.');
    await userEvent.clear(search);
    await waitFor(() => expect(names()).toBe(101));
  },
};

const noAnswer = new CallError('network', { requestId: '7f3a9c' });
export const AgentsFailed: Story = {
  name: '[R4.24d] agents that could not be loaded are asked for again',
  tags: ['no-picture'],
  args: { tab: 'new', agents: { ...agents, rows: undefined, error: noAnswer } },
  play: async ({ args }) => {
    await screen.findByText('Your agents could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.agents.retry).toHaveBeenCalledOnce();
  },
};

export const SearchFailed: Story = {
  name: '[R4.24d] [R11.03] a search that failed can be repeated, and what was typed in the form is kept',
  tags: ['no-picture'],
  args: { data: { ...full, agents: 10_000 }, tab: 'new' },
  render: (args, { parameters }) => {
    const [search, setSearch] = useState('');
    const failed = { rows: [], search, error: noAnswer };
    return (
      <StoryFrame language={parameters.language} catalogue={contracts.messages}>
        <ContractsScreen
          {...args}
          agents={{ ...args.agents, areMany: true, onSearch: setSearch, ...(search && failed) }}
        />
      </StoryFrame>
    );
  },
  play: async ({ args }) => {
    const rate = await screen.findByRole('textbox', { name: 'Rate' });
    await userEvent.type(rate, '12.5');
    const search = screen.getByRole('searchbox', { name: /^Find an agent/ });
    await userEvent.type(search, 'ag');
    await screen.findByText('Your agents could not be loaded');
    await expect(screen.queryByText(/has such an account/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.agents.retry).toHaveBeenCalled();
    await userEvent.clear(search);
    await expect(await screen.findByRole('textbox', { name: 'Rate' })).toHaveValue('12.5');
  },
};

export const HigherRate: Story = {
  name: '[R8.11] agreeing warns first, cancel leaves everything',
  tags: ['after-play'],
  parameters: { language: 'TY' },
  play: async ({ args }) => {
    const [offer] = await screen.findAllByRole('article', { name: 'Dibidendo' });
    await userEvent.click(within(offer as HTMLElement).getByRole('button', { name: 'Tanggapin' }));
    const warning = await screen.findByRole('alertdialog', {
      name: 'Babala sa mas mataas na rate',
    });
    await expect(warning).toHaveTextContent('Ligaya Mendoza');
    await userEvent.click(within(warning).getByRole('button', { name: 'Kanselahin' }));
    await expect(args.onProcess).not.toHaveBeenCalled();
    await userEvent.click(within(offer as HTMLElement).getByRole('button', { name: 'Tanggapin' }));
  },
};

export const OwnCut: Story = {
  name: 'accepting says what it does to one’s own cut',
  tags: ['no-picture'],
  args: { tab: 'line' },
  play: async () => {
    const accept = await screen.findByRole('button', { name: 'Accept' });
    await userEvent.click(accept);
    const question = await screen.findByRole('alertdialog', { name: 'Accept this contract?' });
    await expect(question).toHaveTextContent(
      'Of your own 0.6% you pass 0.35% on to Ramon Villanueva and keep 0.25%.',
    );
  },
};
export const OwnRateChanges: Story = {
  name: 'accepting an own rate says what it was and what is kept above the line',
  tags: ['no-picture'],
  play: async () => {
    const [offer] = await screen.findAllByRole('article', { name: 'Dividend' });
    await userEvent.click(within(offer as HTMLElement).getByRole('button', { name: 'Accept' }));
    const warning = await screen.findByRole('alertdialog', { name: 'Higher rate warning' });
    await expect(warning).toHaveTextContent('Your own rate changes from 45% to 30%.');
  },
};

export const Tiers: Story = {
  name: '[R11.09] a contract shows its tiers',
  args: {
    data: {
      ...full,
      list: [
        contract(12, {
          tiers: [
            { rate: 3000, activeMembers: 5, betAmount: 20_000 },
            { rate: 4000, activeMembers: 10, betAmount: 50_000 },
            { rate: 4500, activeMembers: 20, betAmount: 120_000 },
          ],
        }),
      ],
    },
  },
};

export const OfferTiers: Story = {
  name: '[R11.09] tiers are added and removed, and stand in order',
  tags: ['after-play'],
  args: { tab: 'new' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a tier' }));
    const second = screen.getByRole('group', { name: 'Tier 2' });
    const fill = async (within_: HTMLElement, values: readonly string[]) => {
      for (const [index, name] of (['Rate', 'Active members', 'Bet amount'] as const).entries()) {
        const field = within(within_).getByRole('textbox', { name });
        await userEvent.clear(field);
        await userEvent.type(field, values[index] ?? '');
      }
    };
    await fill(screen.getByRole('group', { name: 'Tier 1' }), ['12.5', '8', '20000']);
    await fill(second, ['12', '8', '40000']);
    await userEvent.click(screen.getByRole('button', { name: 'Request this contract' }));
    await expect(within(second).getByRole('textbox', { name: 'Rate' })).toBeInvalid();
    await expect(args.onProcess).not.toHaveBeenCalled();
    await fill(second, ['15', '8', '40000']);
    await userEvent.click(screen.getByRole('button', { name: 'Request this contract' }));
    await expect(args.onProcess).toHaveBeenCalledWith({
      type: 'dividend',
      request: expect.objectContaining({ rate: 1250, moreTiers: '1500:8:40000' }),
    });
  },
};

const typeTerms = async (rate: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Rate' }), rate);
  await userEvent.type(screen.getByRole('textbox', { name: 'Active members' }), '8');
  await userEvent.type(screen.getByRole('textbox', { name: 'Bet amount' }), '20000');
};

function TopPopup() {
  const [top] = usePopups().stack;
  return <ContractsPopup args={top?.args ?? []} onClose={fn()} />;
}
export const LookAtAnotherTab: Story = {
  name: '[R4.24d] a look at another tab leaves what was typed, and whom the offer is for',
  tags: ['no-picture'],
  beforeEach: asMember,
  render: () => (
    <StoryFrame
      path={`/?popup=contracts:new:${below.account}`}
      catalogue={contracts.messages}
      answers={[
        answer(viewContracts, full),
        answer(contractList, { list: ended }),
        answer(contractAgents, { list: [below] }),
      ]}
    >
      <TopPopup />
    </StoryFrame>
  ),
  play: async () => {
    await typeTerms('12.5');
    await userEvent.click(screen.getByRole('tab', { name: 'History' }));
    await screen.findByRole('tab', { name: 'History', selected: true });
    await expect(screen.queryByRole('textbox', { name: 'Rate' })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'New' }));
    await expect(await screen.findByRole('textbox', { name: 'Rate' })).toHaveValue('12.5');
    await expect(screen.getByRole('combobox', { name: /^With whom/ })).toHaveValue(below.account);
    await expect(screen.getByRole('button', { name: 'Offer this contract' })).toBeVisible();
  },
};

/** The tab and the account of an offer are the popup's arguments. */
function InPopup(props: ContractsScreenProps) {
  const [{ tab, offerTo }, setArgs] = useState<{ tab: string; offerTo?: string | undefined }>(
    props,
  );
  return (
    <ContractsScreen
      {...props}
      tab={tab}
      offerTo={offerTo}
      onTab={(next, to) => setArgs({ tab: next, offerTo: to })}
    />
  );
}
export const EmptyAfterSending: Story = {
  name: '[R4.24d] after an offer was sent the next one begins with an empty form',
  tags: ['no-picture'],
  args: {
    tab: 'new',
    offerTo: below.account,
    onProcess: fn<ContractsScreenProps['onProcess']>(async () => ({
      status: 'done',
      value: contract(20),
    })),
  },
  render: (args, { parameters }) => (
    <StoryFrame language={parameters.language} catalogue={contracts.messages}>
      <InPopup {...args} />
    </StoryFrame>
  ),
  play: async () => {
    await typeTerms('12.5');
    await userEvent.click(screen.getByRole('button', { name: 'Add a tier' }));
    const second = within(screen.getByRole('group', { name: 'Tier 2' }));
    for (const [name, value] of [
      ['Rate', '15'],
      ['Active members', '9'],
      ['Bet amount', '40000'],
    ] as const) {
      await userEvent.type(second.getByRole('textbox', { name }), value);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Offer this contract' }));
    await screen.findByRole('tab', { name: /^My line/, selected: true });
    await userEvent.click(screen.getByRole('tab', { name: 'New' }));
    await expect(screen.getByRole('textbox', { name: 'Rate' })).toHaveValue('');
    await expect(screen.getByRole('button', { name: 'Request this contract' })).toBeVisible();
  },
};

export const LimitOfAnotherType: Story = {
  name: '[R11.09] another type checks the rates of all tiers against its own limit',
  tags: ['no-picture'],
  args: { tab: 'new', offerTo: below.account },
  play: async () => {
    await typeTerms('0.3');
    await userEvent.click(screen.getByRole('button', { name: 'Add a tier' }));
    const second = within(screen.getByRole('group', { name: 'Tier 2' }));
    const rate = second.getByRole('textbox', { name: 'Rate' });
    await userEvent.type(rate, '12');
    await userEvent.type(second.getByRole('textbox', { name: 'Active members' }), '8');
    await userEvent.click(screen.getByRole('button', { name: 'Offer this contract' }));
    const amount = second.getByRole('textbox', { name: 'Bet amount' });
    await waitFor(() => expect(amount).toBeInvalid());
    await expect(rate).toBeValid();
    const type = screen.getByRole('combobox', { name: /^Type/ });
    await userEvent.selectOptions(type, 'realtimeSalary');
    await waitFor(() => expect(rate).toBeInvalid());
    await userEvent.selectOptions(type, 'dividend');
    await waitFor(() => expect(rate).toBeValid());
  },
};

export const ProposalGone: Story = {
  name: 'whoever can be offered nothing any more makes room for the next one, with their types',
  tags: ['no-picture'],
  args: { tab: 'new' },
  render: (args, { parameters }) => {
    const [data, setData] = useState(args.data);
    const gone = () => setData(withoutUpline);
    return (
      <StoryFrame language={parameters.language} catalogue={contracts.messages}>
        <button type="button" onClick={gone}>
          Answered elsewhere
        </button>
        <ContractsScreen {...args} data={data} />
      </StoryFrame>
    );
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Request this contract' });
    await userEvent.click(screen.getByRole('button', { name: 'Answered elsewhere' }));
    await screen.findByRole('button', { name: 'Offer this contract' });
    const type = screen.getByRole('combobox', { name: /^Type/ });
    await expect(within(type).getAllByRole('option')).toHaveLength(2);
  },
};

export const NothingToOffer: Story = {
  name: '[R11.03] an agent to whom nothing can be offered is named with the reason, and no upline is asked instead',
  args: {
    tab: 'new',
    offerTo: 'ramon_v',
    data: { ...full, offers: [], agents: 0 },
    agents: { ...agents, rows: [] },
  },
  play: async () => {
    await screen.findByText('You can offer ramon_v no contract now');
    await screen.findByText(/up to the rate of an active contract of your own/);
    await expect(
      screen.queryByRole('button', { name: 'Request this contract' }),
    ).not.toBeInTheDocument();
  },
};

const MOVED = contract(9, { status: 'offered', actions: ['accept', 'reject'], rate: 3000 });
export const WarnedLate: Story = {
  name: '[R8.11] what would end by now is told before it is agreed, where the list showed nothing',
  tags: ['no-picture'],
  args: { data: { ...full, list: [MOVED] } },
  render: (args, { parameters }) => {
    const [data, setData] = useState(args.data);
    return (
      <StoryFrame language={parameters.language} catalogue={contracts.messages}>
        <ContractsScreen
          {...args}
          data={data}
          onProcess={async (change) => {
            void args.onProcess(change);
            setData({ ...full, list: [{ ...MOVED, ends }] });
            return { status: 'failed', error: new CallError('request_param_err') };
          }}
        />
      </StoryFrame>
    );
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
    const question = await screen.findByRole('alertdialog', { name: 'Accept this contract?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Accept' }));
    await expect(args.onProcess).toHaveBeenLastCalledWith({
      type: 'dividend',
      request: { action: 'accept', contractId: 9, ends: 0 },
    });
    const warning = await screen.findByRole('alertdialog', { name: 'Higher rate warning' });
    await expect(warning).toHaveTextContent('Ligaya Mendoza');
    await userEvent.click(within(warning).getByRole('button', { name: 'Confirm' }));
    await expect(args.onProcess).toHaveBeenLastCalledWith({
      type: 'dividend',
      request: { action: 'accept', contractId: 9, ends: 2 },
    });
  },
};

export const Refused: Story = {
  tags: ['after-play'],
  args: {
    tab: 'new',
    onProcess: fn<ContractsScreenProps['onProcess']>(async () => ({
      status: 'failed',
      error: new CallError('contract_pending'),
    })),
  },
  play: async ({ args }) => {
    const send = await screen.findByRole('button', { name: 'Request this contract' });
    await userEvent.click(send);
    const rate = screen.getByRole('textbox', { name: 'Rate' });
    await expect(rate).toBeInvalid();
    await expect(rate).toHaveFocus();
    await expect(args.onProcess).not.toHaveBeenCalled();
    await userEvent.type(rate, '12.5');
    await userEvent.type(screen.getByRole('textbox', { name: 'Active members' }), '8');
    await userEvent.type(screen.getByRole('textbox', { name: 'Bet amount' }), '20000');
    await userEvent.click(send);
    await screen.findByText('A proposal of this kind still waits for an answer.');
    await expect(args.onProcess).toHaveBeenCalledWith({
      type: 'dividend',
      request: expect.objectContaining({ action: 'request', rate: 1250, betAmount: 20_000 }),
    });
    await expect(rate).toHaveValue('12.5');
  },
};
