import type { GameRoom } from '@baize/gateway/contract';
import { Badge } from '@baize/ui-kit/badge';
import { Button } from '@baize/ui-kit/button';
import { Clock, UserRound, Users, Wrench } from '@baize/ui-kit/icon';
import { Rail } from '@baize/ui-kit/rail';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import type { Loaded } from '../../../shared/api/loaded.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import { useCatalogueMoney } from '../../../shared/money/money.ts';
import * as css from '../live.css.ts';
import type { TableOf } from '../live-api.ts';

/** The number of tables in the full width. */
const PER_VIEW = 4;
const PLACES = Array.from({ length: PER_VIEW }, (_, place) => `table-${place}`);

interface TableRailProps {
  tables: Loaded<readonly GameRoom[]>;
  vendorName: string;
  onSit(table: TableOf): void;
}

/**
 * The tables of a live vendor: limits, dealer, number of players, and a join button
 * (GLS2_roomList).
 */
export function TableRail({ tables, vendorName, onSit }: TableRailProps) {
  const intl = useIntl();
  const { data, error, retry } = tables;
  if (!data && error) {
    return <LoadError title="lobby.live.tables.failed" error={error} onRetry={retry} />;
  }
  const heading = intl.formatMessage({ id: 'lobby.live.tables' }, { vendor: vendorName });
  return (
    <Rail
      title={heading}
      count={data && intl.formatNumber(data.length)}
      perView={PER_VIEW}
      aria-busy={!data}
      labels={{
        previous: intl.formatMessage({ id: 'lobby.live.tables.previous' }),
        next: intl.formatMessage({ id: 'lobby.live.tables.next' }),
      }}
    >
      {data?.length === 0 ? (
        <p className={css.none}>{intl.formatMessage({ id: 'lobby.live.tables.none' })}</p>
      ) : data ? (
        data.map((room) => <TableCard key={room.roomId} room={room} onSit={onSit} />)
      ) : (
        PLACES.map((place) => <TablePlace key={place} />)
      )}
    </Rail>
  );
}

/** The skeleton of a card with the same lines and height. */
function TablePlace() {
  return (
    <div className={css.table}>
      <span className={css.tableName}>
        <Skeleton width="80%" />
      </span>
      <span className={css.tableLine}>
        <Skeleton width="40%" />
        <Skeleton className={css.statePlace} shape="pill" width="40%" />
      </span>
      <dl className={css.tableFacts}>
        {['bets', 'dealer'].map((fact) => (
          <Fragment key={fact}>
            <dt>
              <Skeleton width="4ch" />
            </dt>
            <dd className={fact === 'bets' ? css.limits : undefined}>
              <Skeleton width="70%" />
            </dd>
          </Fragment>
        ))}
      </dl>
      <span className={css.players}>
        <Skeleton width="60%" />
      </span>
      <Skeleton shape="block" className={css.seatPlace} />
    </div>
  );
}

interface TableCardProps {
  room: GameRoom;
  onSit(table: TableOf): void;
}

function TableCard({ room, onSit }: TableCardProps) {
  const intl = useIntl();
  const money = useCatalogueMoney();
  const words = { game: room.gameName, table: room.tableNo };
  return (
    <article
      className={css.table}
      data-room={room.roomId}
      data-state={room.state}
      aria-label={`${room.gameName}, ${intl.formatMessage({ id: 'lobby.live.table.no' }, words)}`}
    >
      <h3 className={css.tableName}>{room.gameName}</h3>
      <p className={css.tableLine}>
        <span>{intl.formatMessage({ id: 'lobby.live.table.no' }, words)}</span>
        <TableState room={room} />
      </p>
      <dl className={css.tableFacts}>
        <dt>{intl.formatMessage({ id: 'lobby.live.table.bets' })}</dt>
        <dd className={css.limits}>
          {intl.formatMessage(
            { id: 'lobby.live.table.limits' },
            { from: money(room.minBet), to: money(room.maxBet) },
          )}
        </dd>
        <dt>{intl.formatMessage({ id: 'lobby.live.table.dealer' })}</dt>
        <dd>
          <UserRound size={14} aria-hidden="true" />
          <span className={css.clipped}>
            {room.dealer?.name ??
              (room.state === 'open' ? intl.formatMessage({ id: 'lobby.live.table.itself' }) : '–')}
          </span>
        </dd>
      </dl>
      <p className={css.players}>
        <Users size={14} aria-hidden="true" />
        {intl.formatMessage({ id: 'lobby.live.table.players' }, { count: room.players })}
      </p>
      <Button
        className={css.seat}
        size="sm"
        variant={room.state === 'open' ? 'solid' : 'soft'}
        disabled={room.state !== 'open'}
        aria-label={intl.formatMessage({ id: 'lobby.live.table.sitAt' }, words)}
        onClick={() => onSit(room)}
      >
        {intl.formatMessage({ id: 'lobby.live.table.sit' })}
      </Button>
    </article>
  );
}

function TableState({ room: { state, opensAt } }: { room: GameRoom }) {
  const intl = useIntl();
  if (state === 'open') {
    return <Badge tone="success">{intl.formatMessage({ id: 'lobby.live.table.open' })}</Badge>;
  }
  if (state === 'maintenance' || opensAt === undefined) {
    return (
      <Badge tone="warning">
        <Wrench size={12} aria-hidden="true" />
        {intl.formatMessage({ id: 'lobby.live.table.maintenance' })}
      </Badge>
    );
  }
  return (
    <Badge>
      <Clock size={12} aria-hidden="true" />
      {intl.formatMessage(
        { id: 'lobby.live.table.closed' },
        { time: intl.formatTime(opensAt, { timeStyle: 'short' }) },
      )}
    </Badge>
  );
}
