import type { AnyEndpoint } from '@baize/gateway/contract';
import { DataTable, type TableColumn } from '@baize/ui-kit/data-table';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { SearchX } from '@baize/ui-kit/icon';
import { Stack } from '@baize/ui-kit/stack';
import { useIntl } from 'react-intl';
import type { CursorList } from '../../../shared/api/use-cursor-query.ts';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { LineFailure } from '../components/line-failure.tsx';
import { MoreRows } from '../components/more-rows.tsx';
import { RecordDetail, type RecordDetailContent } from './record-detail.tsx';
import type { RecordAddress } from './use-record-address.ts';

/** The loaded rows of a record. */
interface RecordRows<Row> extends Omit<CursorList<AnyEndpoint>, 'first' | 'rows'> {
  readonly rows: readonly Row[] | undefined;
  readonly first: { readonly total: number } | undefined;
}

interface RecordListProps<Row> {
  label: string;
  record: RecordRows<Row>;
  columns: readonly TableColumn<Row>[];
  rowId(row: Row): string;
  /** The filters with which the record was requested. */
  filters: {
    readonly sort?: string | undefined;
    readonly descending?: 'true' | 'false' | undefined;
  };
  /** The default sort column, descending. */
  defaultSort?: string;
  address: Pick<RecordAddress, 'get' | 'change' | 'onSort'>;
  /** The details of the row that is open in the address, shown beside the list. */
  detail(row: Row): RecordDetailContent;
  /** The text of an empty result. */
  none?: { readonly title: MessageId; readonly reason: MessageId };
}

const NONE = { title: 'agent.records.none', reason: 'agent.records.noneReason' } as const;

/**
 * The rows of a record with the totals of all results: sorted by the gateway, loaded page by page,
 * with its empty and error states.
 */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { record, filters, address, none = NONE } = props;
  const { sort = props.defaultSort ?? 'time', descending = 'true' } = filters;
  const intl = useIntl();
  const { error, rows, first } = record;
  const open = rows?.find((row) => props.rowId(row) === address.get('order'));
  const failed = error && (
    <LineFailure title="agent.records.failed" error={error} onRetry={record.retry} />
  );
  return (
    <>
      <Stack gap="lg">
        <DataTable
          label={props.label}
          density="compact"
          stickyColumn
          columns={props.columns}
          rows={rows}
          rowId={props.rowId}
          stale={record.isPrevious}
          totalsLabel={intl.formatMessage({ id: 'agent.records.all' })}
          sort={{
            column: sort,
            direction: descending === 'true' ? 'descending' : 'ascending',
          }}
          onSortChange={address.onSort}
          {...(failed && !rows && { error: failed })}
          empty={
            <EmptyState
              icon={<SearchX aria-hidden="true" />}
              title={intl.formatMessage({ id: none.title })}
              description={intl.formatMessage({ id: none.reason })}
            />
          }
        />
        {rows && failed}
        <MoreRows
          shown={rows?.length}
          total={first?.total}
          hasMore={record.hasMore}
          isLoading={record.isLoadingMore}
          onMore={record.loadMore}
        />
      </Stack>
      {open && <RecordDetail {...props.detail(open)} address={address} />}
    </>
  );
}
