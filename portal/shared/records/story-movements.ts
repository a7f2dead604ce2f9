import { HOUR, type memberTransactions, type ResponseOf } from '@baize/gateway/contract';

const NOON = Date.UTC(2026, 10, 21, 12);

type Movements = ResponseOf<typeof memberTransactions>;
type Movement = Movements['list'][number];
const KINDS = [
  ['bet', 'Bet', -12.5],
  ['win', 'Win', 48],
  ['deposit', 'Deposit', 500],
  ['bonus', 'Bonus', 250],
  ['withdrawal', 'Withdrawal', -320],
] as const;

/** A page of wallet transactions. */
export const storyMovements = (count: number, change: Partial<Movement> = {}): Movements => ({
  list: Array.from({ length: count }, (_, at) => {
    const [txType, txTypeName, amount] = KINDS[at % KINDS.length] ?? KINDS[0];
    return {
      txId: `T${at}`,
      txType,
      txTypeName,
      amount,
      currency: 'USD',
      currencySymbol: '$',
      decimals: 2,
      txTimeInTimestamp: NOON - at * HOUR,
      orderNo: `T26112109300${String(at).padStart(2, '0')}Q4`,
      currentAvailBalance: 4820.5 - at * 12.5,
      remark: at % 2 ? '' : 'Parol Nights',
      ...change,
    };
  }),
  totalPages: count === 0 ? 0 : 6,
  totalCount: count * 6,
});
