/** The server's description of a lottery; constant while the page is open. */
export interface LotteryGame {
  code: string;
  periodMs: number;
  closeMs: number;
  utcOffsetMs: number;
  prizes: { prize: string; count: number; digits: number }[];
  bets: BetTable[];
  /** Minor units. */
  highestPayout: number;
}

export interface BetTable {
  kind: string;
  /** Number of digits of a pick; 0 where one of `choices` is picked. */
  digits: number;
  choices: string[];
  /** `pays` in hundredths of the stake. */
  pays: { example: string; pays: number; oneIn: number; rtp: number }[];
}

export interface Prize {
  prize: string;
  numbers: string[];
}

/** `seed` and `result` are set once it is drawn. */
export interface Issue {
  issueNo: string;
  openAt: number;
  closeAt: number;
  drawAt: number;
  seedHash: string;
  seed?: string;
  result?: Prize[];
}

/** Amounts in minor units. */
export interface OwnBet {
  orderNo: string;
  issueNo: string;
  drawAt: number;
  closeAt: number;
  kind: string;
  pick: string;
  highestWin: number;
  stake: number;
  win: number;
  state: 'open' | 'settled' | 'cancelled';
  time: number;
}

export interface Board {
  serverTime: number;
  issue: Issue;
  results: Issue[];
  bets: OwnBet[];
  balance: number;
}

export const isLotteryGame = (value: unknown): value is LotteryGame =>
  typeof value === 'object' && value !== null && 'prizes' in value && 'bets' in value;

/** The sorted digits identify picks of a box with equal pay: `1123` for `3121`. */
const shapeOf = (digits: string): string =>
  [...new Set(digits)]
    .map((digit) => digits.split(digit).length - 1)
    .sort()
    .join('');

/** Pay of a pick, hundredths of the stake. */
export function paysOf({ pays }: BetTable, pick: string): number {
  const fits = pays.find(({ example }) => example === pick);
  const alike = pays.find(({ example }) => shapeOf(example) === shapeOf(pick));
  return (fits ?? (/\d/.test(pick) ? alike : undefined) ?? pays[0])?.pays ?? 0;
}
