import type { LiveModel } from '@baize/gateway/contract';
import { visuallyHidden } from '@baize/ui-kit/foundation';
import { Clock, UserRound } from '@baize/ui-kit/icon';
import { Image } from '@baize/ui-kit/image';
import { Rail } from '@baize/ui-kit/rail';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useIntl } from 'react-intl';
import type { Loaded } from '../../../shared/api/loaded.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import * as css from '../live.css.ts';
import type { TableOf } from '../live-api.ts';

/** The number of dealers in the full width. */
const PER_VIEW = 4;
const PLACES = Array.from({ length: PER_VIEW }, (_, place) => `dealer-${place}`);

interface DealerRailProps {
  models: Loaded<readonly LiveModel[]>;
  onSit(table: TableOf): void;
}

/** The dealers on shift, then the next ones (live model list); a press opens the table. */
export function DealerRail({ models, onSit }: DealerRailProps) {
  const intl = useIntl();
  const { data, error, retry } = models;
  if (!data && error) {
    return <LoadError title="lobby.live.models.failed" error={error} onRetry={retry} />;
  }
  // Without any shift nothing is rendered.
  if (data?.length === 0) return null;
  const onShift = data?.filter(({ isOnShift }) => isOnShift).length;
  return (
    <Rail
      title={intl.formatMessage({ id: 'lobby.live.models' })}
      count={onShift === undefined ? undefined : intl.formatNumber(onShift)}
      perView={PER_VIEW}
      aria-busy={!data}
      labels={{
        previous: intl.formatMessage({ id: 'lobby.live.models.previous' }),
        next: intl.formatMessage({ id: 'lobby.live.models.next' }),
      }}
    >
      {data
        ? data.map((model, at) => (
            <DealerCard
              key={`${model.modelId} ${model.roomId}`}
              model={model}
              priority={at === 0}
              onSit={onSit}
            />
          ))
        : PLACES.map((place) => (
            <span key={place} className={css.dealer}>
              <Skeleton shape="block" className={css.portrait} />
              <span className={css.words}>
                <span className={css.name}>
                  <Skeleton width="60%" />
                </span>
                <span className={css.quiet}>
                  <Skeleton width="90%" />
                </span>
                <span className={css.shift}>
                  <Skeleton width="40%" />
                </span>
              </span>
            </span>
          ))}
    </Rail>
  );
}

interface DealerCardProps {
  model: LiveModel;
  /** It is the first one, in the first viewport. */
  priority: boolean;
  onSit(table: TableOf): void;
}

function DealerCard({ model, priority, onSit }: DealerCardProps) {
  const intl = useIntl();
  const time = (at: number) => intl.formatTime(at, { timeStyle: 'short' });
  const isOpen = model.isOnShift && model.state === 'open';
  const words = {
    name: model.name,
    game: model.gameName,
    table: model.tableNo,
    vendor: model.vendorName,
    time: time(model.shiftFrom),
  };
  const languages = model.languages.map(
    (code) => intl.formatDisplayName(code, { type: 'language' }) ?? code,
  );
  return (
    <button
      type="button"
      className={css.dealer}
      data-model={model.modelId}
      data-state={isOpen ? 'open' : 'waiting'}
      aria-disabled={!isOpen || undefined}
      onClick={() => {
        if (isOpen) onSit(model);
      }}
    >
      <Image
        className={css.portrait}
        src={model.pictureUrl}
        alt=""
        ratio="1"
        priority={priority}
        fallback={<UserRound size="2em" aria-hidden="true" />}
      />
      <span className={visuallyHidden}>
        {intl.formatMessage(
          { id: isOpen ? 'lobby.live.model.open' : 'lobby.live.model.waits' },
          words,
        )}
        {'. '}
        {intl.formatMessage(
          { id: 'lobby.live.model.speaks' },
          { languages: intl.formatList(languages, { type: 'conjunction' }) },
        )}
      </span>
      <span className={css.words} aria-hidden="true">
        <span className={css.name}>
          <span className={css.clipped}>{model.name}</span>
          <span className={css.spoken}>{model.languages.join(' ')}</span>
        </span>
        <span className={css.quiet}>
          {model.gameName} · {intl.formatMessage({ id: 'lobby.live.table.no' }, words)}
        </span>
        <span className={css.shift}>
          <Clock size={14} />
          {isOpen
            ? intl.formatMessage({ id: 'lobby.until' }, { time: time(model.shiftUntil) })
            : intl.formatMessage({ id: 'lobby.live.model.from' }, words)}
        </span>
      </span>
    </button>
  );
}
