import { BOARDS, type Board, type MissionLeaderboard } from '@baize/gateway/contract';
import { Badge } from '@baize/ui-kit/badge';
import { Chip } from '@baize/ui-kit/chip';
import { DataTable } from '@baize/ui-kit/data-table';
import { cx, staleContent } from '@baize/ui-kit/foundation';
import { Trophy } from '@baize/ui-kit/icon';
import { SegmentedControl } from '@baize/ui-kit/segmented-control';
import { useIntl } from 'react-intl';
import type { LoadedRecord } from '../../../shared/api/loaded.ts';
import { dateAndTime } from '../../../shared/messages/date-and-time.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import * as records from '../../../shared/records/records.css.ts';
import { RecordsBody } from '../../../shared/records/records-body.tsx';
import { Prize } from './mission-card.tsx';
import * as css from './missions.css.ts';

type Place = MissionLeaderboard['list'][number];

interface LeaderboardProps {
  leaderboard: LoadedRecord<MissionLeaderboard>;
  board: Board;
  /** The final leaderboard of the previous day or week. */
  isPrevious: boolean;
  busy: boolean;
  onBoard(board: Board, isPrevious: boolean): void;
  onClaim(board: Board, title: string): void;
}

/**
 * The highest turnovers of a day or a week: prizes, the member's own rank, and the distance to the
 * next.
 */
export function Leaderboard(props: LeaderboardProps) {
  const intl = useIntl();
  const { leaderboard, board, isPrevious } = props;
  // It belongs to another leaderboard, and is shown until this one arrives.
  const { data, isPrevious: isStale } = leaderboard;
  const money = (amount: number) => formatMoney(intl, amount, data);
  /** Formats points, with the plural of the rounded number that is shown. */
  const points = (exact: number) => {
    const count = Math.round(exact * 100) / 100;
    return { count, score: intl.formatNumber(count, { maximumFractionDigits: 2 }) };
  };
  const own = data?.own;
  const name = intl.formatMessage({ id: `member.missions.board.${board}` });
  return (
    <div className={records.section}>
      <div className={css.boards}>
        <SegmentedControl
          label={intl.formatMessage({ id: 'member.missions.boards' })}
          value={board}
          items={BOARDS.map((value) => ({
            value,
            label: intl.formatMessage({ id: `member.missions.board.${value}` }),
          }))}
          onValueChange={(value) =>
            props.onBoard(BOARDS.find((each) => each === value) ?? 'daily', isPrevious)
          }
        />
        <Chip pressed={isPrevious} onClick={() => props.onBoard(board, !isPrevious)}>
          {intl.formatMessage({ id: `member.missions.previous.${board}` })}
        </Chip>
      </div>
      <p className={cx(css.summary, isStale && staleContent)}>
        {intl.formatMessage({ id: 'member.missions.scoreHint' })}{' '}
        {data &&
          intl.formatMessage(
            { id: 'member.missions.boardRange' },
            {
              from: dateAndTime(intl, data.from),
              until: dateAndTime(intl, data.until),
            },
          )}
      </p>
      {data && (
        <section
          className={cx(css.own, isStale && staleContent)}
          aria-busy={isStale || undefined}
          aria-label={intl.formatMessage({ id: 'member.missions.own' })}
        >
          <span className={css.place}>{own ? `#${intl.formatNumber(own.place)}` : '—'}</span>
          <span className={css.head}>
            <span>
              {own
                ? intl.formatMessage({ id: 'member.missions.ownScore' }, points(own.score))
                : intl.formatMessage({ id: 'member.missions.notOnBoard' })}
            </span>
            {/* Of a finished board no more points are made. */}
            {own && !(isPrevious && own.toNext !== undefined) && (
              <span className={css.summary}>
                {own.toNext === undefined
                  ? intl.formatMessage({ id: 'member.missions.first' })
                  : intl.formatMessage(
                      { id: 'member.missions.toNext' },
                      { ...points(own.toNext), place: own.place - 1 },
                    )}
              </span>
            )}
          </span>
          {/* Its button claims the prize of the board that is chosen. */}
          {own?.prize !== undefined && !isStale && (
            <Prize
              state={own.state ?? 'open'}
              prize={money(own.prize)}
              title={name}
              busy={props.busy}
              onClaim={() => props.onClaim(board, name)}
            />
          )}
        </section>
      )}
      <RecordsBody
        count={data?.list.length}
        error={leaderboard.error}
        onRetry={leaderboard.retry}
        empty={{
          icon: <Trophy />,
          title: 'member.missions.noPlaces',
          reason: 'member.missions.noPlacesReason',
        }}
      >
        <DataTable<Place>
          variant="outline"
          label={name}
          rows={data?.list ?? []}
          rowId={({ place }) => String(place)}
          stale={isStale}
          columns={[
            {
              id: 'place',
              header: intl.formatMessage({ id: 'member.missions.place' }),
              cell: ({ place, name: who, own: isOwn }) => (
                <span className={css.name}>
                  <span className={records.strong}>#{intl.formatNumber(place)}</span>
                  {who}
                  {isOwn && (
                    <Badge tone="brand">{intl.formatMessage({ id: 'member.missions.you' })}</Badge>
                  )}
                </span>
              ),
            },
            {
              id: 'score',
              header: intl.formatMessage({ id: 'member.missions.score' }),
              numeric: true,
              cell: (each) => points(each.score).score,
            },
            {
              id: 'prize',
              header: intl.formatMessage({ id: 'member.missions.prize' }),
              numeric: true,
              cell: ({ prize }) => (prize === undefined ? '—' : money(prize)),
            },
          ]}
        />
      </RecordsBody>
      {data && data.list.length < data.prizes.length && (
        <p className={css.summary}>
          {intl.formatMessage({ id: 'member.missions.prizes' })}{' '}
          {data.prizes.map(({ place, prize }) => `#${place} ${money(prize)}`).join(' · ')}
        </p>
      )}
    </div>
  );
}
