import {
  POINT_REWARD_TYPES,
  REDEEM_STATUSES,
  type RedeemStatus,
  type Redemption,
  type ResponseOf,
  type redeemPointList,
} from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { DataTable, type TableColumn } from '@baize/ui-kit/data-table';
import { Field } from '@baize/ui-kit/field';
import { CircleCheck, CircleX, Clock, History, type LucideIcon } from '@baize/ui-kit/icon';
import { Select } from '@baize/ui-kit/select';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LoadedRecord } from '../../../shared/api/loaded.ts';
import { dateAndTime } from '../../../shared/messages/date-and-time.ts';
import type { PointsQuery } from '../points-query.ts';
import * as css from './list.css.ts';
import { ListBody } from './list-body.tsx';
import { PointsPages, type PointsPagesProps } from './points-pages.tsx';

const ICONS: Readonly<Record<RedeemStatus, LucideIcon>> = {
  Processing: Clock,
  Approved: CircleCheck,
  Rejected: CircleX,
};

interface HistoryListProps extends PointsPagesProps {
  history: LoadedRecord<ResponseOf<typeof redeemPointList>>;
  query: PointsQuery;
  onFilter(change: Partial<PointsQuery>): void;
  onRewards(): void;
}

/** R4.22: an order's status as icon and word. */
function Status({ status }: { status: RedeemStatus }) {
  const Icon = ICONS[status];
  return (
    <span className={css.status} data-status={status}>
      <Icon size="1.1em" aria-hidden="true" />
      <FormattedMessage id={`points.status.${status}`} />
    </span>
  );
}

/** R2.19: the redeemed rewards, by status and type. */
export function HistoryList({ history, query, onFilter, onRewards, ...pages }: HistoryListProps) {
  const intl = useIntl();
  const { data, error, retry } = history;
  const filtered = query.status !== undefined || query.type !== undefined;
  const text = intl.formatMessage;
  const columns: readonly TableColumn<Redemption>[] = [
    {
      id: 'reward',
      header: text({ id: 'points.reward' }),
      cell: ({ name, quantity, orderNo, reason, address }) => (
        <span className={css.name}>
          <span className={css.strong}>
            {quantity} × {name}
          </span>
          <span className={css.quiet}>{text({ id: 'points.order' }, { number: orderNo })}</span>
          {address && (
            <span className={css.quiet}>{text({ id: 'points.sentTo' }, { address })}</span>
          )}
          {reason && <span className={css.quiet}>{text({ id: `points.reason.${reason}` })}</span>}
        </span>
      ),
    },
    {
      id: 'time',
      header: text({ id: 'points.orderedAt' }),
      minor: true,
      cell: ({ createdAt }) => dateAndTime(intl, createdAt),
    },
    {
      id: 'status',
      header: text({ id: 'points.status' }),
      cell: ({ status }) => <Status status={status} />,
    },
    {
      id: 'points',
      header: text({ id: 'points.required' }),
      numeric: true,
      cell: ({ requiredPoints }) => intl.formatNumber(requiredPoints),
    },
  ];
  const statuses = [
    { value: '', label: text({ id: 'points.status.all' }) },
    ...REDEEM_STATUSES.map((value) => ({ value, label: text({ id: `points.status.${value}` }) })),
  ];
  const types = [
    { value: '', label: text({ id: 'points.type.all' }) },
    ...POINT_REWARD_TYPES.map((value) => ({ value, label: text({ id: `points.type.${value}` }) })),
  ];
  return (
    <div className={css.section}>
      <div className={css.filters}>
        <Field className={css.filter} label={text({ id: 'points.status' })}>
          <Select
            options={statuses}
            value={query.status ?? ''}
            onChange={({ target }) =>
              onFilter({ status: REDEEM_STATUSES.find((each) => each === target.value) })
            }
          />
        </Field>
        <Field className={css.filter} label={text({ id: 'points.typeFilter' })}>
          <Select
            options={types}
            value={query.type ?? ''}
            onChange={({ target }) =>
              onFilter({ type: POINT_REWARD_TYPES.find((each) => each === target.value) })
            }
          />
        </Field>
      </div>
      <ListBody
        count={data?.list.length}
        error={error}
        onRetry={retry}
        empty={{
          icon: <History />,
          title: filtered ? 'points.noMatch' : 'points.noHistory',
          reason: filtered ? 'points.noMatchReason' : 'points.noHistoryReason',
          action: (
            <Button
              variant="soft"
              onClick={() =>
                filtered ? onFilter({ status: undefined, type: undefined }) : onRewards()
              }
            >
              <FormattedMessage id={filtered ? 'points.status.all' : 'points.toRewards'} />
            </Button>
          ),
        }}
      >
        <DataTable
          variant="outline"
          label={text({ id: 'points.tab.history' })}
          columns={columns}
          rows={data?.list ?? []}
          rowId={({ orderNo }) => orderNo}
          stale={history.isPrevious}
        />
        <PointsPages {...pages} pages={data?.totalPages ?? 1} />
      </ListBody>
    </div>
  );
}
