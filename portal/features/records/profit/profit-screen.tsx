import type { PersonalProfit } from '@baize/gateway/contract';
import { DataTable, type TableColumn } from '@baize/ui-kit/data-table';
import { ChartLine } from '@baize/ui-kit/icon';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { LoadedRecord } from '../../../shared/api/loaded.ts';
import { useMoney } from '../../../shared/money/money.ts';
import { RangeFilter } from '../../../shared/records/range-filter.tsx';
import type { RecordDays } from '../../../shared/records/record-query.ts';
import * as css from '../../../shared/records/records.css.ts';
import { RecordsBody } from '../../../shared/records/records-body.tsx';
import { SignedMoney, Totals } from '../../../shared/records/totals.tsx';
import type { RecordAddress } from '../../../shared/records/use-record-query.ts';
import { ProfitChart } from './profit-chart.tsx';

type Sums = Omit<PersonalProfit['days'][number], 'day'>;

interface ProfitScreenProps {
  profit: LoadedRecord<PersonalProfit>;
  address: RecordAddress;
}

/** The results of a range by product and by day. */
export function ProfitScreen({ profit, address }: ProfitScreenProps) {
  const intl = useIntl();
  const money = useMoney();
  const { query, change } = address;
  const { data, isPrevious } = profit;
  // The days of the shown data: those of the previous range until the new ones arrive.
  const [shown, setShown] = useState<RecordDays>(query);
  if (!isPrevious && shown !== query) setShown(query);
  const sums = <Row extends Sums>(): TableColumn<Row>[] => [
    {
      id: 'rounds',
      numeric: true,
      minor: true,
      header: intl.formatMessage({ id: 'member.bets.count' }),
      cell: ({ rounds }) => intl.formatNumber(rounds),
    },
    {
      id: 'bet',
      numeric: true,
      header: intl.formatMessage({ id: 'member.bets.bet' }),
      cell: ({ betAmount }) => money(betAmount),
    },
    {
      id: 'win',
      numeric: true,
      minor: true,
      header: intl.formatMessage({ id: 'member.bets.win' }),
      cell: ({ winAmount }) => money(winAmount),
    },
    {
      id: 'profit',
      numeric: true,
      header: intl.formatMessage({ id: 'member.bets.profit' }),
      cell: ({ profitAndLoss }) => <SignedMoney amount={profitAndLoss} />,
    },
  ];
  return (
    <div className={css.section}>
      <RangeFilter query={query} onChange={change} />
      <Totals
        stale={isPrevious}
        totals={[
          { label: 'member.bets.profit', amount: data?.totals.profitAndLoss, signed: true },
          { label: 'member.bets.bet', amount: data?.totals.betAmount },
          { label: 'member.bets.win', amount: data?.totals.winAmount },
          { label: 'member.profit.deposits', amount: data?.totals.deposits },
          { label: 'member.profit.withdrawals', amount: data?.totals.withdrawals },
        ]}
      />
      <RecordsBody
        count={data?.days.length}
        error={profit.error}
        onRetry={profit.retry}
        empty={{
          icon: <ChartLine />,
          title: 'member.profit.empty',
          reason: 'member.bets.emptyReason',
        }}
      >
        <section className={css.section}>
          <h2 className={css.sectionTitle}>
            {intl.formatMessage({ id: 'member.profit.byProduct' })}
          </h2>
          <DataTable<PersonalProfit['products'][number]>
            variant="outline"
            label={intl.formatMessage({ id: 'member.profit.byProduct' })}
            rows={data?.products ?? []}
            rowId={({ gameType }) => gameType}
            stale={isPrevious}
            columns={[
              {
                id: 'product',
                header: intl.formatMessage({ id: 'member.profit.product' }),
                cell: ({ gameType }) => (
                  <span className={css.strong}>
                    {intl.formatMessage({ id: `category.${gameType}` })}
                  </span>
                ),
              },
              ...sums<PersonalProfit['products'][number]>(),
            ]}
          />
        </section>
        <section className={css.section}>
          <h2 className={css.sectionTitle}>{intl.formatMessage({ id: 'member.profit.byDay' })}</h2>
          <ProfitChart days={data?.days ?? []} from={shown.from} to={shown.to} stale={isPrevious} />
          <DataTable<PersonalProfit['days'][number]>
            variant="outline"
            label={intl.formatMessage({ id: 'member.profit.byDay' })}
            rows={[...(data?.days ?? [])].reverse()}
            rowId={({ day }) => day}
            stale={isPrevious}
            columns={[
              {
                id: 'day',
                header: intl.formatMessage({ id: 'member.profit.day' }),
                cell: ({ day }) => intl.formatDate(`${day}T12:00:00`, { dateStyle: 'medium' }),
              },
              ...sums<PersonalProfit['days'][number]>(),
            ]}
          />
        </section>
      </RecordsBody>
    </div>
  );
}
