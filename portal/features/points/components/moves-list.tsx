import {
  POINT_MOVES,
  type PointMove,
  type PointTransaction,
  type pointTransactions,
  type ResponseOf,
} from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { DataTable, type TableColumn } from '@baize/ui-kit/data-table';
import { Field } from '@baize/ui-kit/field';
import { Receipt } from '@baize/ui-kit/icon';
import { Select } from '@baize/ui-kit/select';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { LoadedRecord } from '../../../shared/api/loaded.ts';
import { dateAndTime } from '../../../shared/messages/date-and-time.ts';
import { signedNumber } from '../../../shared/money/signed-number.ts';
import { appPath } from '../../../shared/navigation/app-path.ts';
import * as css from './list.css.ts';
import { ListBody } from './list-body.tsx';
import { PointsPages, type PointsPagesProps } from './points-pages.tsx';

interface MovesListProps extends PointsPagesProps {
  moves: LoadedRecord<ResponseOf<typeof pointTransactions>>;
  kind: PointMove | undefined;
  onKind(kind: PointMove | undefined): void;
}

/** All transactions of points with the balance after each. */
export function MovesList({ moves, kind, onKind, ...pages }: MovesListProps) {
  const intl = useIntl();
  const { data, error, retry } = moves;
  const text = intl.formatMessage;
  const columns: readonly TableColumn<PointTransaction>[] = [
    {
      id: 'kind',
      header: text({ id: 'points.kind' }),
      cell: (row) => (
        <span className={css.name}>
          <span className={css.strong}>{text({ id: `points.kind.${row.kind}` })}</span>
          {row.remark && <span className={css.quiet}>{row.remark}</span>}
        </span>
      ),
    },
    {
      id: 'time',
      header: text({ id: 'points.time' }),
      minor: true,
      cell: ({ createdAt }) => dateAndTime(intl, createdAt),
    },
    {
      id: 'points',
      header: text({ id: 'points.required' }),
      numeric: true,
      cell: ({ points }) => (
        <span className={points > 0 ? css.gain : css.loss}>{signedNumber(intl, points)}</span>
      ),
    },
    {
      id: 'balance',
      header: text({ id: 'balance.label' }),
      numeric: true,
      cell: ({ balanceAfter }) => intl.formatNumber(balanceAfter),
    },
  ];
  return (
    <div className={css.section}>
      <div className={css.filters}>
        <Field className={css.filter} label={text({ id: 'points.kind' })}>
          <Select
            options={[
              { value: '', label: text({ id: 'points.kind.all' }) },
              ...POINT_MOVES.map((value) => ({
                value,
                label: text({ id: `points.kind.${value}` }),
              })),
            ]}
            value={kind ?? ''}
            onChange={({ target }) => onKind(POINT_MOVES.find((each) => each === target.value))}
          />
        </Field>
      </div>
      <ListBody
        count={data?.list.length}
        error={error}
        onRetry={retry}
        empty={{
          icon: <Receipt />,
          title: kind ? 'points.noMatch' : 'points.noMoves',
          reason: kind ? 'points.noMatchReason' : 'points.noMovesReason',
          action: (
            <Button asChild variant="soft">
              <Link to={appPath('/rng')}>
                <FormattedMessage id="points.play" />
              </Link>
            </Button>
          ),
        }}
      >
        <DataTable
          variant="outline"
          label={text({ id: 'points.movesList' })}
          columns={columns}
          rows={data?.list ?? []}
          rowId={({ id }) => String(id)}
          stale={moves.isPrevious}
        />
        <PointsPages {...pages} pages={data?.totalPages ?? 1} />
      </ListBody>
    </div>
  );
}
