import { Badge } from '@baize/ui-kit/badge';
import { DataTable } from '@baize/ui-kit/data-table';
import { useIntl } from 'react-intl';
import { useMoney } from '../../../shared/money/money.ts';
import * as css from '../../../shared/records/records.css.ts';
import { StatusLabel } from '../../../shared/records/status-label.tsx';
import { SignedMoney } from '../../../shared/records/totals.tsx';
import type { Bet } from './api.ts';

interface BetTableProps {
  bets: readonly Bet[];
  /** The bets belong to the previous filter. */
  isPrevious: boolean;
  onOpen(bet: Bet): void;
}

/** Bets of one product, the newest first. */
export function BetTable({ bets, isPrevious, onOpen }: BetTableProps) {
  const intl = useIntl();
  const money = useMoney();
  const time = (at: number) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'medium' });
  const heading = (id: 'game' | 'vendor' | 'bet' | 'win' | 'profit') =>
    intl.formatMessage({ id: `member.bets.${id}` });
  return (
    <DataTable<Bet>
      variant="outline"
      label={intl.formatMessage({ id: 'shell.bettingRecord' })}
      rows={bets}
      rowId={(bet) => bet.orderNo}
      stale={isPrevious}
      onRowOpen={onOpen}
      columns={[
        {
          id: 'game',
          header: heading('game'),
          cell: (bet) => (
            <>
              <span className={css.strong}>{bet.gameName}</span>
              <span className={css.quiet}>{time(bet.betTime)}</span>
              {bet.jackpotAmount !== undefined && (
                <Badge tone="brand">
                  {intl.formatMessage(
                    { id: 'member.bets.jackpotWon' },
                    { amount: money(bet.jackpotAmount) },
                  )}
                </Badge>
              )}
            </>
          ),
        },
        {
          id: 'vendor',
          header: heading('vendor'),
          minor: true,
          cell: (bet) => bet.vendorName,
        },
        {
          id: 'bet',
          header: heading('bet'),
          numeric: true,
          cell: (bet) => money(bet.betAmount),
        },
        {
          id: 'win',
          header: heading('win'),
          numeric: true,
          minor: true,
          cell: (bet) => money(bet.winAmount),
        },
        {
          id: 'profit',
          header: heading('profit'),
          numeric: true,
          cell: (bet) => <SignedMoney amount={bet.profitAndLoss} />,
        },
        {
          id: 'status',
          header: intl.formatMessage({ id: 'member.bets.status' }),
          minor: true,
          cell: (bet) => <StatusLabel status={bet.status} />,
        },
      ]}
    />
  );
}
