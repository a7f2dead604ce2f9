import { type BetOrders, HOUR, type PersonalProfit } from '@baize/gateway/contract';

const NOON = Date.UTC(2026, 10, 21, 12);
const STATUS = ['settled', 'settled', 'open', 'settled', 'cancelled'] as const;
const GAMES = ['Emberfall Dragon', 'Kraken Quay', 'Parol Nights', 'Moonlit Panther'];

type Bet = BetOrders['list'][number];

/** A bet of the contract; every third one wins. */
function bet(at: number): Bet {
  const betAmount = 2.5 + at;
  const winAmount = at % 3 === 0 ? betAmount * 4 : 0;
  return {
    orderNo: `B26112109300${String(at).padStart(2, '0')}K7`,
    betTime: NOON - at * HOUR,
    settleTime: NOON - at * HOUR + 4_000,
    gameName: GAMES[at % GAMES.length] ?? '',
    vassalage: 'LUMEN',
    vendorName: at % 2 ? 'Lumenforge' : 'Sunda Reels',
    gameType: 'RNG',
    betAmount,
    validBetAmount: betAmount,
    winAmount,
    profitAndLoss: winAmount - betAmount,
    status: STATUS[at % STATUS.length] ?? 'settled',
  };
}

const NO_SUMS = { betAmount: 0, validBetAmount: 0, winAmount: 0, profitAndLoss: 0 };

/** A page of bets with the sums of the whole range. */
export const storyBets = (count: number, change: Partial<Bet> = {}): BetOrders => ({
  list: Array.from({ length: count }, (_, at) => ({ ...bet(at), ...change })),
  totalPages: count === 0 ? 0 : 14,
  totalCount: count * 14,
  footer:
    count === 0
      ? NO_SUMS
      : { betAmount: 4820.5, validBetAmount: 4720.5, winAmount: 4410.25, profitAndLoss: -410.25 },
});

const day = (at: number) => ({
  day: `2026-11-${String(15 + at).padStart(2, '0')}`,
  rounds: 24 + at * 3,
  betAmount: 180 + at * 22.5,
  validBetAmount: 180 + at * 22.5,
  winAmount: at % 2 ? 260.75 : 120.25,
  profitAndLoss: (at % 2 ? 260.75 : 120.25) - (180 + at * 22.5),
});

/** The results of a week; `scale` tests long amounts. */
export function storyProfit(days: number, scale = 1): PersonalProfit {
  const list = Array.from({ length: days }, (_, at) => {
    const { betAmount, winAmount, profitAndLoss, ...rest } = day(at);
    const scaled = { betAmount: betAmount * scale, winAmount: winAmount * scale };
    return {
      ...rest,
      ...scaled,
      validBetAmount: scaled.betAmount,
      profitAndLoss: profitAndLoss * scale,
    };
  });
  const sum = (key: 'rounds' | 'betAmount' | 'winAmount' | 'profitAndLoss') =>
    list.reduce((total, each) => total + each[key], 0);
  const totals = {
    rounds: sum('rounds'),
    betAmount: sum('betAmount'),
    validBetAmount: sum('betAmount'),
    winAmount: sum('winAmount'),
    profitAndLoss: sum('profitAndLoss'),
  };
  return {
    totals: { ...totals, deposits: days * 90 * scale, withdrawals: days * 40 * scale },
    products:
      days === 0 ? [] : (['RNG', 'LIVE'] as const).map((gameType) => ({ gameType, ...totals })),
    days: list,
  };
}
