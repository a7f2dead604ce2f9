import {
  hotGames,
  type LotteryGame,
  lotteryRules,
  MINUTE,
  type VietnamNumbers,
} from '@baize/gateway/contract';
import { vars } from '@baize/ui-kit/foundation/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { StoryFrame } from '../../app/story-frame.tsx';
import { CallError } from '../../shared/api/call-error.ts';
import { answer } from '../../shared/api/story-answers.tsx';
import { storyGames } from '../../shared/games/story-games.ts';
import { STORY_DUE_SESSION } from '../../shared/play/story-play-session.ts';
import { VietnamNumbersScreen } from './components/vietnam-numbers.tsx';
import { lottery } from './feature.ts';
import { LotteryScreen } from './lottery-screen.tsx';

const now = Date.now();

const game = (index: number, change: Partial<LotteryGame> = {}): LotteryGame => ({
  nodeId: String(index),
  gameCode: `VN_${index}`,
  gameName: `Hanoi Special ${index}`,
  vassalage: 'TCG_LOTTO_VN',
  vendorName: 'Vietnam Lottery',
  gameType: 'LOTT',
  showIcon: '',
  maintenance: false,
  supportPlay: 0,
  rtp: 93.6,
  minBet: 0.5,
  maxBet: 500,
  region: 'north',
  period: 60,
  serverTime: now,
  issue: {
    issueNo: `20261121-000${index}`,
    seedHash: 'ab'.repeat(32),
    closeAt: now + index * MINUTE,
    drawAt: now + index * MINUTE + 8_000,
  },
  lastDraw: {
    issueNo: '20261120',
    drawAt: now - MINUTE,
    numbers: [{ prize: 'special', numbers: ['04718'] }],
  },
  ...change,
});

const GAMES = [
  game(1),
  game(2, { gameName: 'Mabilis na Loterya ng Hilagang Vietnam tuwing Limang Minuto' }),
  game(3, { region: 'south', gameName: 'Saigon Evening' }),
  game(4, { region: 'south', gameName: 'Mekong Draw', maintenance: true }),
];
const menus = [{ vassalage: 'TCG_LOTTO_VN', title: 'Vietnam Lottery', games: GAMES }];

const RULES = {
  gameCode: 'VN_1',
  gameName: 'Hanoi Special 1',
  period: 60,
  closesBefore: 8,
  prizes: [{ prize: 'special', count: 1, digits: 5 }],
  bets: [{ kind: 'any2', pays: [{ example: '12', pays: 3.5, oneIn: 100, rtp: 94.5 }] }],
  minBet: 0.5,
  maxBet: 500,
  highestPayout: 50_000,
};

const ANSWERS = [
  { endpoint: lotteryRules, value: RULES },
  answer(hotGames, { list: storyGames(6) }),
];
/** When a lottery is available again, and when a limit renews. */
const NEXT = Date.UTC(2026, 10, 12, 9);

const NUMBERS: VietnamNumbers = {
  date: '2026-11-20',
  today: '2026-11-21',
  earliest: '2026-10-22',
  list: [
    {
      gameCode: 'VN_1',
      gameName: 'Hanoi Special',
      region: 'north',
      drawAt: now - MINUTE,
      issueNo: '20261120',
      numbers: [
        { prize: 'special', numbers: ['04718'] },
        { prize: 'third', numbers: ['11111', '22222', '33333', '44444', '55555', '66666'] },
      ],
    },
    {
      gameCode: 'VN_3',
      gameName: 'Saigon Evening',
      region: 'south',
      drawAt: now + MINUTE,
      issueNo: '20261120',
    },
  ],
};
const numbers = {
  date: undefined,
  region: undefined,
  error: undefined,
  onChange: fn(),
  onRetry: fn(),
  numbers: NUMBERS,
  isPrevious: false,
};

/** The screen extends to the edges of the page's column, by cancelling its gutters. */
const IN_COLUMN = {
  paddingInline: `clamp(${vars.space.lg}, 2.5vw, ${vars.space.xxl})`,
  paddingBlock: vars.space.xl,
};

const meta = {
  title: 'Portal/Lottery',
  component: LotteryScreen,
  parameters: { layout: 'fullscreen' },
  render: (args, { parameters }) => (
    <StoryFrame
      language={parameters.language ?? 'EN'}
      catalogue={lottery.messages}
      answers={ANSWERS}
    >
      <div style={IN_COLUMN}>
        <LotteryScreen {...args} />
      </div>
    </StoryFrame>
  ),
  args: {
    area: 'vnLottery',
    view: 'draws',
    menus,
    error: undefined,
    menu: {
      mode: undefined,
      favourites: ['VN_3'],
      onlyFavourites: false,
      onFavourite: fn(),
    },
    requestedGame: GAMES[0],
    game: GAMES[0],
    onChange: fn(),
    onRetry: fn(),
    hrefOf: ({ gameCode }) => `?gameCode=${gameCode}`,
    stage: {
      attempt: 1,
      url: undefined,
      isReady: false,
      error: undefined,
      onRetry: fn(),
      onWithoutTransfer: fn(),
      frame: { ref: { current: null }, onLoad: fn() },
      play: { net: -4.5, netText: '−$4.50', since: undefined },
    },
    numbers: <VietnamNumbersScreen {...numbers} />,
    realityCheck: undefined,
    onStop: fn(),
    onContact: fn(),
  },
} satisfies Meta<typeof LotteryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite'],
  play: async ({ args }) => {
    const heart = await screen.findByRole('button', { name: 'Saigon Evening: favourite' });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(heart);
    await expect(args.menu.onFavourite).toHaveBeenCalledWith('VN_3');
    await userEvent.click(screen.getByRole('button', { name: 'Favourites' }));
    await expect(args.onChange).toHaveBeenCalledWith({ favourites: true });
    await userEvent.click(screen.getByRole('tab', { name: 'Numbers' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ view: 'numbers' });
    await expect(
      screen.getByRole('link', { current: 'page', name: /Hanoi Special 1/ }),
    ).toBeVisible();
  },
};
export const Loading: Story = {
  args: { menus: undefined, requestedGame: undefined, game: undefined },
};
export const Empty: Story = {
  args: {
    menus: [{ vassalage: 'X', title: 'X', games: [] }],
    requestedGame: undefined,
    game: undefined,
  },
};
export const NoFavourites: Story = {
  args: {
    menu: { mode: 'ELOTT', favourites: [], onlyFavourites: true, onFavourite: fn() },
    area: 'lottery',
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show all lotteries' }));
    await expect(args.onChange).toHaveBeenCalledWith({ favourites: false });
    await userEvent.click(screen.getByRole('button', { name: 'House games' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ prizeMode: 'ZY', gameCode: undefined });
  },
};
export const MenuFailed: Story = { args: { menus: undefined, error: new CallError('timeout') } };
export const MoneyNotThere: Story = {
  args: {
    stage: {
      attempt: 1,
      url: undefined,
      isReady: false,
      onRetry: fn(),
      onWithoutTransfer: fn(),
      error: new CallError('wallet_transfer_pending'),
      play: undefined,
      frame: { ref: { current: null }, onLoad: fn() },
    },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Play without the transfer' }));
    await expect(args.stage?.onWithoutTransfer).toHaveBeenCalled();
  },
};
const failed = (error: CallError): NonNullable<Story['args']>['stage'] => ({
  attempt: 1,
  url: undefined,
  isReady: false,
  onRetry: fn(),
  onWithoutTransfer: fn(),
  error,
  frame: { ref: { current: null }, onLoad: fn() },
  play: undefined,
});
export const Maintenance: Story = {
  name: '[R8.07] A lottery under maintenance: until when, customer service, and games to play instead',
  args: { stage: failed(new CallError('game_maintenance', { detail: { endTime: NEXT } })) },
  play: async ({ args }) => {
    const trouble = await screen.findByRole('alert');
    await expect(trouble).toHaveTextContent(
      /This game is under maintenance\. It is expected back on /,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Customer service' }));
    await expect(args.onContact).toHaveBeenCalled();
    await expect(await screen.findByRole('heading', { name: 'Hot games' })).toBeInTheDocument();
  },
};
export const OwnLimit: Story = {
  name: '[R10.03] A limit of the player’s own: which, what is left and when it renews',
  tags: ['no-picture'],
  args: {
    stage: failed(
      new CallError('limit_reached', {
        detail: { limit: { kind: 'time', period: 'week', value: 600, left: 0, renewsAt: NEXT } },
      }),
    ),
  },
  play: async () => {
    const trouble = await screen.findByRole('alert');
    await expect(trouble).toHaveTextContent(
      /Your time limit for seven days is 600 minutes: 0 minutes is left of it, and it is whole again on /,
    );
    await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(screen.getByRole('link', { name: 'To my limits' })).toHaveAttribute(
      'href',
      '/member?page=saferGambling#limits',
    );
  },
};
export const RealityCheck: Story = {
  name: '[R10.05] The reality check over a lottery',
  tags: ['no-picture'],
  args: {
    realityCheck: {
      session: STORY_DUE_SESSION,
      isBusy: false,
      error: undefined,
      onContinue: fn(),
    },
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'A moment to look' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go on' }));
    await expect(args.realityCheck?.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stop playing' }));
    await expect(args.onStop).toHaveBeenCalled();
  },
};
export const Numbers: Story = { args: { view: 'numbers' } };
export const NumbersLoading: Story = {
  args: {
    view: 'numbers',
    numbers: <VietnamNumbersScreen {...numbers} numbers={undefined} />,
  },
};
export const NumbersOfAnotherDay: Story = {
  name: 'numbers of another day never stand under the chosen one',
  tags: ['no-picture'],
  args: {
    view: 'numbers',
    numbers: <VietnamNumbersScreen {...numbers} date="2026-11-19" isPrevious />,
  },
  play: async ({ canvasElement }) => {
    await expect(await screen.findByLabelText(/^Day of the draw/)).toHaveValue('2026-11-19');
    await expect(screen.queryByText('04718')).toBeNull();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};
export const NumbersFailed: Story = {
  args: {
    view: 'numbers',
    numbers: (
      <VietnamNumbersScreen {...numbers} numbers={undefined} error={new CallError('network')} />
    ),
  },
};
export const Rules: Story = {
  args: { view: 'rules' },
  play: async () => {
    await expect(await screen.findByText('94.50%')).toBeVisible();
  },
};
export const Filipino: Story = { tags: ['no-picture'], parameters: { language: 'TY' } };
