import type { TableColumn } from '@baize/ui-kit/data-table';
import type { IntlShape } from 'react-intl';
import * as css from '../../../shared/records/records.css.ts';

interface Order {
  readonly orderNo: string;
  readonly amount: number;
}

/** The columns that deposits and withdrawals share: number and amount. */
export const orderColumns = (
  intl: IntlShape,
  money: (amount: number) => string,
): TableColumn<Order>[] => [
  {
    id: 'order',
    minor: true,
    header: intl.formatMessage({ id: 'member.bets.order' }),
    cell: ({ orderNo }) => <span className={css.quiet}>{orderNo}</span>,
  },
  {
    id: 'amount',
    numeric: true,
    header: intl.formatMessage({ id: 'member.deposit.amount' }),
    cell: ({ amount }) => money(amount),
  },
];
