import type {
  CustomerRebate,
  RebateClaim,
  ResponseOf,
  rebateClaimRecord,
} from '@baize/gateway/contract';
import { Badge } from '@baize/ui-kit/badge';
import { Button } from '@baize/ui-kit/button';
import { DataTable, type TableColumn } from '@baize/ui-kit/data-table';
import { History, Percent } from '@baize/ui-kit/icon';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { Switch } from '@baize/ui-kit/switch';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Loaded, LoadedRecord } from '../../../shared/api/loaded.ts';
import { dateAndTime } from '../../../shared/messages/date-and-time.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import { DetailsDialog } from '../../../shared/records/details-dialog.tsx';
import { type Paging, RecordPages } from '../../../shared/records/record-pages.tsx';
import * as records from '../../../shared/records/records.css.ts';
import { RecordsBody } from '../../../shared/records/records-body.tsx';
import * as css from './rebates.css.ts';

type Part = CustomerRebate['list'][number];

interface RebatesScreenProps {
  rebate: Loaded<CustomerRebate>;
  claims: LoadedRecord<ResponseOf<typeof rebateClaimRecord>>;
  isClaiming: boolean;
  isChanging: boolean;
  paging: Paging;
  onClaim(): void;
  onAutomatic(automatic: boolean): void;
}

/** R12.05: rebates since the last claim, their rates, and past payments. */
export function RebatesScreen(props: RebatesScreenProps) {
  const intl = useIntl();
  const { rebate, claims } = props;
  const { data } = rebate;
  const [open, setOpen] = useState<RebateClaim>();
  const money = (amount: number) => formatMoney(intl, amount, data);
  const time = (at: number) => dateAndTime(intl, at);
  const percent = (rate: number) =>
    intl.formatNumber(rate / 100, { style: 'percent', maximumFractionDigits: 3 });
  const partColumns: TableColumn<Pick<Part, 'gameType' | 'vendorName' | 'validBets'>>[] = [
    {
      id: 'product',
      header: intl.formatMessage({ id: 'member.rebates.product' }),
      cell: ({ gameType, vendorName }) => (
        <span className={css.product}>
          <span className={records.strong}>{vendorName}</span>
          <span className={records.quiet}>
            {intl.formatMessage({ id: `category.${gameType}` })}
          </span>
        </span>
      ),
    },
    {
      id: 'bets',
      header: intl.formatMessage({ id: 'member.bets.valid' }),
      numeric: true,
      cell: ({ validBets }) => money(validBets),
    },
  ];
  return (
    <div className={records.section}>
      <section className={css.standing} aria-busy={!data && !rebate.error}>
        <div className={css.waiting}>
          <span className={css.name}>{intl.formatMessage({ id: 'member.rebates.waiting' })}</span>
          <span className={css.amount}>{data ? money(data.amount) : <Skeleton width="6ch" />}</span>
          <Button busy={props.isClaiming} disabled={!data?.amount} onClick={props.onClaim}>
            {intl.formatMessage({ id: 'member.rebates.claim' })}
          </Button>
        </div>
        <div className={css.ways}>
          <Switch
            checked={data?.automatic ?? false}
            disabled={!data || props.isChanging}
            description={intl.formatMessage({ id: 'member.rebates.automaticHint' })}
            onCheckedChange={props.onAutomatic}
          >
            {intl.formatMessage({ id: 'member.rebates.automatic' })}
          </Switch>
          <p className={css.name}>
            {data ? (
              intl.formatMessage({ id: 'member.rebates.least' }, { amount: money(data.least) })
            ) : (
              <Skeleton width="24ch" />
            )}{' '}
            {data?.lastClaimAt !== undefined &&
              intl.formatMessage({ id: 'member.rebates.last' }, { date: time(data.lastClaimAt) })}
          </p>
        </div>
      </section>
      <h2 className={records.sectionTitle}>{intl.formatMessage({ id: 'member.rebates.since' })}</h2>
      {data && data.rates.length > 0 && (
        <ul className={css.rates} aria-label={intl.formatMessage({ id: 'member.rebates.rates' })}>
          {data.rates.map(({ gameType, rate }) => (
            <li key={gameType}>
              <Badge>
                {intl.formatMessage({ id: `category.${gameType}` })} {percent(rate)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <RecordsBody
        count={data?.list.length}
        expected={3}
        error={rebate.error}
        onRetry={rebate.retry}
        empty={{
          icon: <Percent />,
          title: 'member.rebates.empty',
          reason: 'member.rebates.emptyReason',
        }}
      >
        <DataTable<Part>
          variant="outline"
          label={intl.formatMessage({ id: 'member.rebates.since' })}
          rows={data?.list ?? []}
          rowId={({ gameType, vassalage }) => `${vassalage}:${gameType}`}
          columns={[
            ...partColumns,
            {
              id: 'rate',
              header: intl.formatMessage({ id: 'member.rebates.rate' }),
              numeric: true,
              minor: true,
              cell: ({ rate }) => percent(rate),
            },
            {
              id: 'amount',
              header: intl.formatMessage({ id: 'member.rebates.amount' }),
              numeric: true,
              cell: ({ amount }) => <span className={records.gain}>{money(amount)}</span>,
            },
          ]}
        />
      </RecordsBody>
      {/* What stands above may be of any height: nothing below it moves when it comes. */}
      {(data || rebate.error) && (
        <>
          <h2 className={records.sectionTitle}>
            {intl.formatMessage({ id: 'member.rebates.paid' })}
          </h2>
          <RecordsBody
            count={claims.data?.list.length}
            expected={3}
            error={claims.error}
            onRetry={claims.retry}
            empty={{
              icon: <History />,
              title: 'member.rebates.noClaims',
              reason: 'member.rebates.noClaimsReason',
            }}
          >
            <DataTable<RebateClaim>
              variant="outline"
              label={intl.formatMessage({ id: 'member.rebates.paid' })}
              rows={claims.data?.list ?? []}
              rowId={({ orderNo }) => orderNo}
              stale={claims.isPrevious}
              onRowOpen={setOpen}
              columns={[
                {
                  id: 'order',
                  header: intl.formatMessage({ id: 'member.bets.order' }),
                  cell: ({ orderNo, createdAt }) => (
                    <>
                      <span className={records.strong}>{orderNo}</span>
                      <span className={records.quiet}>{time(createdAt)}</span>
                    </>
                  ),
                },
                {
                  id: 'way',
                  header: intl.formatMessage({ id: 'member.rebates.way' }),
                  minor: true,
                  cell: ({ automatic }) =>
                    intl.formatMessage({
                      id: automatic ? 'member.rebates.byItself' : 'member.rebates.byHand',
                    }),
                },
                {
                  id: 'bets',
                  header: intl.formatMessage({ id: 'member.bets.valid' }),
                  numeric: true,
                  minor: true,
                  cell: ({ validBets }) => money(validBets),
                },
                {
                  id: 'amount',
                  header: intl.formatMessage({ id: 'member.rebates.amount' }),
                  numeric: true,
                  cell: ({ amount }) => <span className={records.gain}>{money(amount)}</span>,
                },
              ]}
            />
            <RecordPages paging={props.paging} count={claims.data?.totalPages} />
          </RecordsBody>
        </>
      )}
      <DetailsDialog
        open={open !== undefined}
        title={open?.orderNo ?? ''}
        facts={[]}
        onClose={() => setOpen(undefined)}
      >
        <DataTable<RebateClaim['parts'][number]>
          variant="outline"
          label={intl.formatMessage({ id: 'member.rebates.parts' })}
          rows={open?.parts ?? []}
          rowId={({ gameType, vassalage }) => `${vassalage}:${gameType}`}
          columns={[
            ...partColumns,
            {
              id: 'amount',
              header: intl.formatMessage({ id: 'member.rebates.amount' }),
              numeric: true,
              cell: ({ amount }) => money(amount),
            },
          ]}
        />
      </DetailsDialog>
    </div>
  );
}
