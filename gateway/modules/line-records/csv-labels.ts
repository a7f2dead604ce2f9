import type { LineFigure } from '../../contract/agents.ts';
import type { ContractRecordState } from '../../contract/contract-records.ts';
import type { GameType } from '../../contract/fields.ts';
import type { Language } from '../../contract/languages.ts';
import type { TransactionState } from '../../contract/line-records.ts';

type Words<Key extends string> = Readonly<Record<Key, string>>;

/** Headings and words of exported files. */
interface CsvLabels {
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
    | 'periodStart'
    | 'periodEnd'
    | 'payer'
    | 'houseWin'
    | 'activeMembers'
    | 'tierBets'
    | 'tier'
    | 'rate'
    | 'missingMembers'
    | 'missingBets'
    | 'carriedIn'
    | 'carriedOut'
    | 'paid'
    | 'owed'
    | 'paidAt'
  >;
  readonly agent: string;
  readonly member: string;
  readonly betStates: Words<'settled' | 'open' | 'cancelled'>;
  readonly states: Words<TransactionState>;
  readonly contractStates: Words<ContractRecordState>;
  /** The payer of the agent at the top of a line. */
  readonly merchant: string;
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

export const CSV_LABELS: Readonly<Record<Language, CsvLabels>> = {
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
      periodStart: 'Start of period',
      periodEnd: 'End of period',
      payer: 'Who pays',
      houseWin: 'House win',
      activeMembers: 'Active members',
      tierBets: 'Valid bets for the tier',
      tier: 'Tier',
      rate: 'Rate (%)',
      missingMembers: 'Missing members',
      missingBets: 'Missing valid bets',
      carriedIn: 'Carried in',
      carriedOut: 'Carried over',
      paid: 'Paid',
      owed: 'Still owed',
      paidAt: 'Paid at',
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
    contractStates: {
      paid: 'Paid',
      owed: 'Owed',
      notReached: 'Tier not reached',
      carried: 'Carried over',
      nothing: 'Nothing due',
    },
    merchant: 'the merchant',
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
      periodStart: 'Simula ng panahon',
      periodEnd: 'Katapusan ng panahon',
      payer: 'Magbabayad',
      houseWin: 'Panalo ng bahay',
      activeMembers: 'Mga aktibong miyembro',
      tierBets: 'Valid na taya para sa antas',
      tier: 'Antas ng kontrata',
      rate: 'Porsiyento (%)',
      missingMembers: 'Kulang na miyembro',
      missingBets: 'Kulang na valid na taya',
      carriedIn: 'Galing sa nauna',
      carriedOut: 'Dinala sa susunod',
      paid: 'Nabayaran na',
      owed: 'Utang pa',
      paidAt: 'Oras ng bayad',
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
    contractStates: {
      paid: 'Bayad na',
      owed: 'Utang pa',
      notReached: 'Hindi naabot ang antas',
      carried: 'Dinala sa susunod',
      nothing: 'Walang babayaran',
    },
    merchant: 'ang merchant',
    products: {
      ...PRODUCTS,
      ELOTT: 'E-lotto',
      LOTT: 'Lotto',
      FISH: 'Pangingisda',
      COCKFIGHT: 'Sabong',
    },
  },
};
