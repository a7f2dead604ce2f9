import { Badge } from '@baize/ui-kit/badge';
import { useIntl } from 'react-intl';
import { useMoney } from '../../../shared/money/money.ts';
import { RecordTable } from '../../../shared/records/record-table.tsx';
import * as css from '../../../shared/records/records.css.ts';
import { StatusLabel } from '../../../shared/records/status-label.tsx';
import { SignedMoney } from '../../../shared/records/totals.tsx';
import type { Bet } from './api.ts';

interface BetTableProps {
  bets: readonly Bet[];
  /** The bets are those of the former filter. */
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
    <RecordTable<Bet>
      caption={intl.formatMessage({ id: 'shell.bettingRecord' })}
      rows={bets}
      keyOf={(bet) => bet.orderNo}
      isPrevious={isPrevious}
      onOpen={onOpen}
      columns={[
        {
          id: 'game',
          label: heading('game'),
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
          label: heading('vendor'),
          minor: true,
          cell: (bet) => bet.vendorName,
        },
        {
          id: 'bet',
          label: heading('bet'),
          align: 'end' as const,
          cell: (bet) => money(bet.betAmount),
        },
        {
          id: 'win',
          label: heading('win'),
          align: 'end' as const,
          minor: true,
          cell: (bet) => money(bet.winAmount),
        },
        {
          id: 'profit',
          label: heading('profit'),
          align: 'end' as const,
          cell: (bet) => <SignedMoney amount={bet.profitAndLoss} />,
        },
        {
          id: 'status',
          label: intl.formatMessage({ id: 'member.bets.status' }),
          minor: true,
          cell: (bet) => <StatusLabel status={bet.status} />,
        },
      ]}
    />
  );
}
