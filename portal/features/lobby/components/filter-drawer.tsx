import { Button } from '@baize/ui-kit/button';
import { Checkbox } from '@baize/ui-kit/checkbox';
import { Drawer } from '@baize/ui-kit/drawer';
import { phone } from '@baize/ui-kit/foundation/breakpoints';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useIntl } from 'react-intl';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import { useOffersTrials } from '../../../shared/games/use-offers-trial.ts';
import { useMedia } from '../../../shared/use-media.ts';
import type { LobbyFacets } from '../api.ts';
import { type FactFilter, factCount, NO_FACTS } from '../lobby-query.ts';
import * as css from './filter-drawer.css.ts';

interface FilterDrawerProps extends LobbyFacets {
  draft: FactFilter;
  onDraft(draft: FactFilter): void;
  onApply(): void;
  onClose(): void;
}

/** Adds or removes a value. */
const toggled = <T extends string>(list: readonly T[], word: T): T[] =>
  list.includes(word) ? list.filter((each) => each !== word) : [...list, word];

/** Filters a lobby by volatility and features, each with the number of games that would be left. */
export function FilterDrawer(props: FilterDrawerProps) {
  const { facets, isPrevious, error, draft, onDraft, onApply, onClose } = props;
  const intl = useIntl();
  const isSmall = useMedia(phone);
  const total = facets?.totalCount;
  const offersTrials = useOffersTrials();
  return (
    <Drawer
      open
      onOpenChange={onClose}
      className={css.sheet}
      placement={isSmall ? 'bottom' : 'end'}
      title={intl.formatMessage({ id: 'lobby.filter.title' })}
      footer={
        <div className={css.foot}>
          <Button
            variant="ghost"
            disabled={factCount(draft) === 0}
            onClick={() => onDraft(NO_FACTS)}
          >
            {intl.formatMessage({ id: 'lobby.filter.clear' })}
          </Button>
          <Button className={css.apply} onClick={onApply}>
            {total === undefined || isPrevious
              ? intl.formatMessage({ id: 'lobby.filter.apply' })
              : intl.formatMessage({ id: 'lobby.filter.show' }, { count: total })}
          </Button>
        </div>
      }
    >
      {error ? (
        <LoadError error={error} onRetry={props.retry} />
      ) : !facets ? (
        <Skeleton className={css.waiting} />
      ) : (
        <div className={css.groups}>
          <Facets
            legend={intl.formatMessage({ id: 'lobby.filter.volatility' })}
            hint={intl.formatMessage({ id: 'lobby.filter.volatility.hint' })}
            facets={facets.volatility}
            chosen={draft.volatility}
            nameOf={(key) => intl.formatMessage({ id: `lobby.volatility.${key}` })}
            onToggle={(key) => onDraft({ ...draft, volatility: toggled(draft.volatility, key) })}
          />
          <Facets
            legend={intl.formatMessage({ id: 'lobby.filter.feature' })}
            hint={intl.formatMessage({ id: 'lobby.filter.feature.hint' })}
            facets={facets.feature.filter(({ key }) => offersTrials || key !== 'FREE_TRIAL')}
            chosen={draft.feature}
            nameOf={(key) => intl.formatMessage({ id: `lobby.feature.${key}` })}
            onToggle={(key) => onDraft({ ...draft, feature: toggled(draft.feature, key) })}
          />
        </div>
      )}
    </Drawer>
  );
}

interface FacetsProps<T extends string> {
  legend: string;
  hint: string;
  facets: readonly { readonly key: T; readonly gameCount: number }[];
  chosen: readonly T[];
  nameOf(key: T): string;
  onToggle(key: T): void;
}

/** One group of facts. A value without games cannot be selected, but can always be deselected. */
function Facets<T extends string>(props: FacetsProps<T>) {
  const { legend, hint, facets, chosen, nameOf, onToggle } = props;
  const intl = useIntl();
  if (facets.length === 0) return null;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      <p className={css.hint}>{hint}</p>
      {facets.map(({ key, gameCount }) => (
        <Checkbox
          key={key}
          className={css.choice}
          checked={chosen.includes(key)}
          disabled={gameCount === 0 && !chosen.includes(key)}
          onChange={() => onToggle(key)}
        >
          <span className={css.name}>
            {nameOf(key)}
            <span className={css.count}>{intl.formatNumber(gameCount)}</span>
          </span>
        </Checkbox>
      ))}
    </fieldset>
  );
}
