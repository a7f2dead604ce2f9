import { DataTable } from '@baize/ui-kit/data-table';
import { useIntl } from 'react-intl';
import * as css from '../../../shared/records/records.css.ts';
import { StatusLabel } from '../../../shared/records/status-label.tsx';
import { SignedMoney } from '../../../shared/records/totals.tsx';
import { useMoneyIn } from '../../../shared/records/use-money-in.ts';
import type { Movement } from './api.ts';

interface MovementTableProps {
  movements: readonly Movement[];
  /** The transactions belong to the previous filter. */
  isPrevious: boolean;
  onOpen(movement: Movement): void;
}

/** Wallet transactions, newest first. */
export function MovementTable({ movements, isPrevious, onOpen }: MovementTableProps) {
  const intl = useIntl();
  const money = useMoneyIn();
  const time = (at: number) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' });
  const heading = (id: 'type' | 'remark' | 'order' | 'amount' | 'balance') =>
    intl.formatMessage({ id: `member.tx.${id}` });
  return (
    <DataTable<Movement>
      variant="outline"
      label={intl.formatMessage({ id: 'shell.accountRecord' })}
      rows={movements}
      rowId={(row) => row.txId}
      stale={isPrevious}
      onRowOpen={onOpen}
      columns={[
        {
          id: 'type',
          header: heading('type'),
          cell: (row) => (
            <>
              <span className={css.strong}>{row.txTypeName}</span>
              <span className={css.quiet}>
                {time(row.txTimeInTimestamp)}
                {row.wallet && ` · ${row.wallet.vendorName}`}
              </span>
              {row.confirmation && (
                <span className={css.quiet}>
                  <StatusLabel status={row.confirmation.status} />
                </span>
              )}
            </>
          ),
        },
        {
          id: 'remark',
          header: heading('remark'),
          minor: true,
          cell: (row) => row.remark,
        },
        {
          id: 'order',
          header: heading('order'),
          minor: true,
          cell: (row) => <span className={css.quiet}>{row.orderNo}</span>,
        },
        {
          id: 'amount',
          header: heading('amount'),
          numeric: true,
          cell: (row) => <SignedMoney amount={row.amount} currency={row} />,
        },
        {
          id: 'balance',
          header: heading('balance'),
          numeric: true,
          cell: (row) => money(row.currentAvailBalance, row),
        },
      ]}
    />
  );
}
