import {
  type GameRoom,
  HOUR,
  type LiveModel,
  liveModelList,
  roomList,
} from '@baize/gateway/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { answer } from '../../app/story-frame.tsx';
import { CallError } from '../../shared/api/call-error.ts';
import { STORY_LANE } from '../../shared/games/story-games.ts';
import { LiveFloor } from './components/live-floor.tsx';
import { StoryFrame } from './story-frame.tsx';

const NAMES = ['Amihan', 'Celeste', 'Dante', 'Odessa', 'Xiomara', 'Kenji'];
const GAMES = ['Salon Privé Baccarat', 'Speed Roulette', 'Emerald Blackjack', 'Manila Sic Bo'];
const NOON = Date.UTC(2026, 10, 23, 12);

const tableOf = (number: number) => ({
  roomId: `1020${number}-${number < 4 ? 1 : 2}`,
  nodeId: `1020${number}`,
  gameName: GAMES[number % GAMES.length] ?? '',
  tableNo: number < 4 ? 1 : 2,
  vassalage: 'LUMEN',
  vendorName: 'Lumenforge',
  gameType: 'LIVE' as const,
});

const model = (number: number): LiveModel => ({
  ...tableOf(number),
  modelId: `LUMEN-${NAMES[number]}`,
  name: NAMES[number] ?? '',
  pictureUrl: '',
  languages: ['en', 'fil', 'ko'].slice(0, 1 + (number % 3)),
  isOnShift: number < 4,
  shiftFrom: NOON + (number < 4 ? -4 * HOUR : 6 * HOUR),
  shiftUntil: NOON + (number < 4 ? 4 * HOUR : 12 * HOUR),
  state: number < 4 ? 'open' : 'closed',
});

const room = (number: number): GameRoom => {
  const { name, pictureUrl, languages, modelId } = model(number);
  return {
    ...tableOf(number),
    iconUrl: '',
    state: number < 4 ? 'open' : number === 4 ? 'closed' : 'maintenance',
    ...(number === 4 && { opensAt: NOON + 6 * HOUR }),
    minBet: number < 4 ? 1 : 10,
    maxBet: number < 4 ? 500 : 5000,
    ...(number < 3 && { dealer: { modelId, name, pictureUrl, languages } }),
    players: number,
  };
};
const six = [0, 1, 2, 3, 4, 5];
const pages = { totalPages: 1, totalCount: 6 };
const MODELS = answer(liveModelList, { list: six.map(model), ...pages });
const ROOMS = answer(roomList, { rooms: six.map(room), ...pages });

const meta = {
  title: 'Portal/Lobby/Live floor',
  component: LiveFloor,
  render: (args, { parameters }) => (
    <StoryFrame
      language={parameters.language ?? 'EN'}
      answers={parameters.answers ?? [MODELS, ROOMS]}
    >
      <LiveFloor {...args} />
    </StoryFrame>
  ),
  args: { vassalage: 'LUMEN', vendor: STORY_LANE.cards[0], onSit: fn() },
} satisfies Meta<typeof LiveFloor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  tags: ['composite'],
  name: '[R7.01b] [R7.02b] A seat at an open table, and with a dealer on shift',
  play: async ({ args }) => {
    const tables = within(await screen.findByRole('region', { name: /^Tables of Lumenforge/ }));
    const first = within(
      await tables.findByRole('article', { name: 'Salon Privé Baccarat, Table 1' }),
    );
    await expect(first.getByText('$1.00 to $500.00')).toBeVisible();
    await expect(first.getByText('Amihan')).toBeVisible();
    await expect(first.getByText('Nobody playing')).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: /^Take a seat at/ }));
    await expect(args.onSit).toHaveBeenLastCalledWith({
      nodeId: '10200',
      gameType: 'LIVE',
      vassalage: 'LUMEN',
      table: '10200-1',
      isGame: 1,
      maintenance: false,
    });
    // A closed table, and one whose dealer has not arrived, cannot be joined.
    const closed = tables.getByRole('button', {
      name: 'Take a seat at Salon Privé Baccarat, table 2',
    });
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: /^Xiomara deals .+ from/ }));
    await expect(args.onSit).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: /^Celeste deals Speed Roulette/ }));
    await expect(args.onSit).toHaveBeenLastCalledWith(
      expect.objectContaining({ table: '10201-1', nodeId: '10201' }),
    );
  },
};

export const AllVendors: Story = {
  args: { vassalage: '', vendor: undefined },
  play: async () => {
    await screen.findByRole('region', { name: /^On shift now/ });
    await expect(screen.queryByRole('region', { name: /^Tables/ })).toBeNull();
  },
};

export const Loading: Story = { parameters: { answers: [] } };

export const NoTables: Story = {
  parameters: {
    answers: [
      answer(liveModelList, { list: [], totalPages: 0, totalCount: 0 }),
      answer(roomList, { rooms: [], totalPages: 0, totalCount: 0 }),
    ],
  },
};

export const Failed: Story = {
  parameters: {
    answers: [
      answer(liveModelList, new CallError('network')),
      answer(roomList, new CallError('unknown_error', { status: 500, requestId: '7f3a9c' })),
    ],
  },
};

/** The longest texts of the product's languages. */
export const Filipino: Story = {
  parameters: {
    language: 'TY',
    answers: [
      answer(liveModelList, {
        list: six.map((number) => ({
          ...model(number),
          name: 'Maria Concepcion Evangelista',
          gameName: 'Maharlikang Bellagrove Squeeze Baccarat',
          languages: ['en', 'fil', 'vi', 'zh'],
        })),
        ...pages,
      }),
      answer(roomList, {
        rooms: six.map((number) => ({
          ...room(number),
          gameName: 'Maharlikang Bellagrove Squeeze Baccarat',
          minBet: 100_000,
          maxBet: 25_000_000,
        })),
        ...pages,
      }),
    ],
  },
};
