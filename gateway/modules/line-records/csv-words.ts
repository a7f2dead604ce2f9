import type { LineFigure } from '../../contract/agents.ts';
import type { GameType } from '../../contract/fields.ts';
import type { Language } from '../../contract/languages.ts';
import type { TransactionState } from '../../contract/line-records.ts';

type Words<Key extends string> = Readonly<Record<Key, string>>;

/** Headings and words of the files of a line. */
interface CsvWords {
  readonly columns: Words<
    | LineFigure
    | 'order'
    | 'account'
    | 'nickname'
    | 'game'
    | 'vendor'
    | 'product'
    | 'betTime'
    | 'settleTime'
    | 'time'
    | 'result'
    | 'state'
    | 'kind'
    | 'level'
    | 'team'
    | 'direct'
    | 'transaction'
    | 'amount'
    | 'balance'
    | 'remark'
    | 'source'
    | 'registered'
    | 'lastLogin'
    | 'day'
    | 'currency'
  >;
  readonly agent: string;
  readonly member: string;
  readonly betStates: Words<'settled' | 'open' | 'cancelled'>;
  readonly states: Words<TransactionState>;
  readonly products: Words<GameType>;
}

const PRODUCTS: Words<GameType> = {
  ELOTT: 'E-lottery',
  LOTT: 'Lottery',
  LIVE: 'Live',
  SPORTS: 'Sports',
  FISH: 'Fishing',
  RNG: 'Slots',
  PVP: 'PvP',
  ESPORTS: 'E-sports',
  COCKFIGHT: 'Cockfight',
};

export const CSV_WORDS: Readonly<Record<Language, CsvWords>> = {
  EN: {
    columns: {
      order: 'Round',
      account: 'Account',
      nickname: 'Nickname',
      game: 'Game',
      vendor: 'Vendor',
      product: 'Product',
      betTime: 'Time of bet',
      settleTime: 'Time of settlement',
      time: 'Time',
      result: 'Result',
      state: 'State',
      kind: 'Kind',
      level: 'Level',
      team: 'Team',
      direct: 'Direct',
      transaction: 'Transaction',
      amount: 'Amount',
      balance: 'Balance',
      remark: 'Remark',
      source: 'Source',
      registered: 'Registered',
      lastLogin: 'Last login',
      day: 'Day',
      currency: 'Currency',
      deposits: 'Deposits',
      withdrawals: 'Withdrawals',
      bets: 'Bets',
      validBets: 'Valid bets',
      wins: 'Wins',
      bonuses: 'Bonuses',
      rebates: 'Rebates',
      salaries: 'Salaries',
      net: 'Net',
    },
    agent: 'Agent',
    member: 'Member',
    betStates: { settled: 'Settled', open: 'Unsettled', cancelled: 'Cancelled' },
    states: { done: 'Done', pending: 'Pending', returned: 'Returned' },
    products: PRODUCTS,
  },
  TY: {
    columns: {
      order: 'Round',
      account: 'Account',
      nickname: 'Palayaw',
      game: 'Laro',
      vendor: 'Provider',
      product: 'Produkto',
      betTime: 'Oras ng taya',
      settleTime: 'Oras ng pag-settle',
      time: 'Oras',
      result: 'Resulta',
      state: 'Katayuan',
      kind: 'Uri',
      level: 'Antas',
      team: 'Koponan',
      direct: 'Direkta',
      transaction: 'Transaksyon',
      amount: 'Halaga',
      balance: 'Balanse',
      remark: 'Tala',
      source: 'Pinagmulan',
      registered: 'Petsa ng rehistro',
      lastLogin: 'Huling login',
      day: 'Araw',
      currency: 'Salapi',
      deposits: 'Mga deposito',
      withdrawals: 'Mga withdrawal',
      bets: 'Mga taya',
      validBets: 'Mga valid na taya',
      wins: 'Mga panalo',
      bonuses: 'Mga bonus',
      rebates: 'Mga rebate',
      salaries: 'Mga sahod',
      net: 'Neto',
    },
    agent: 'Ahente',
    member: 'Miyembro',
    betStates: { settled: 'Tapos na', open: 'Hindi pa tapos', cancelled: 'Kinansela' },
    states: { done: 'Tapos na', pending: 'Naghihintay', returned: 'Ibinalik' },
    products: {
      ...PRODUCTS,
      ELOTT: 'E-lotto',
      LOTT: 'Lotto',
      FISH: 'Pangingisda',
      COCKFIGHT: 'Sabong',
    },
  },
};
