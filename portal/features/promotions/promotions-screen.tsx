import {
  type AvailablePromotions,
  PROMOTION_CATEGORIES,
  type Promotion,
  type PromotionCategory,
} from '@baize/gateway/contract';
import { Chip } from '@baize/ui-kit/chip';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { visuallyHidden } from '@baize/ui-kit/foundation';
import { Illustration } from '@baize/ui-kit/illustration';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Loaded } from '../../shared/api/loaded.ts';
import { LoadError } from '../../shared/errors/load-error.tsx';
import { formatMoney } from '../../shared/money/money.ts';
import { DocumentTitle } from '../../shared/navigation/document-title.tsx';
import { joinPageName } from '../../shared/navigation/page-name.ts';
import { PromotionCard } from './components/promotion-card.tsx';
import { dialogPreloadProps, PromotionDialog } from './components/promotion-dialog.tsx';
import * as css from './promotions.css.ts';

interface PromotionsScreenProps extends Loaded<AvailablePromotions> {
  /** Undefined: all of them. */
  category: PromotionCategory | undefined;
  /** The promotion whose details are open. */
  openId: string | undefined;
  /** The form of the open promotion is shown. */
  isApplying: boolean;
  /** The promotion whose claim is in progress. */
  busyId: string | undefined;
  onCategory(category: PromotionCategory | undefined): void;
  onOpen(promotionId: string): void;
  onClose(): void;
  onAct(promotion: Promotion): void;
  onApplied(): void;
}

const PLACES = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The available promotions by category, each with the current person's status. */
export function PromotionsScreen(props: PromotionsScreenProps) {
  const intl = useIntl();
  const { data, error, retry, category, openId, busyId } = props;
  const shown = data?.list.filter((each) => !category || each.category === category);
  const open = data?.list.find(({ promotionId }) => promotionId === openId);
  const money = (amount: number) => formatMoney(intl, amount, data);
  const countOf = (of: PromotionCategory | undefined) =>
    data ? data.list.filter((each) => !of || each.category === of).length : null;
  return (
    <div className={css.page}>
      <DocumentTitle
        name={joinPageName([open?.title, intl.formatMessage({ id: 'promotions.title' })])}
      />
      <header className={css.head}>
        <h1 className={css.title}>
          <FormattedMessage id="promotions.title" />
        </h1>
        <p className={css.lead}>
          <FormattedMessage id="promotions.lead" />
        </p>
      </header>
      <fieldset className={css.categories}>
        <legend className={visuallyHidden}>
          <FormattedMessage id="promotions.categories" />
        </legend>
        {[undefined, ...PROMOTION_CATEGORIES].map((each) => (
          <Chip
            key={each ?? 'all'}
            pressed={category === each}
            count={!data && error ? undefined : countOf(each)}
            onClick={() => props.onCategory(each)}
          >
            <FormattedMessage id={`promotions.category.${each ?? 'all'}`} />
          </Chip>
        ))}
      </fieldset>
      {!data && error && <LoadError title="promotions.failed" error={error} onRetry={retry} />}
      {!data && !error && (
        <div className={css.list} aria-busy="true">
          {PLACES.map((place) => (
            <Skeleton key={place} className={css.place} shape="block" />
          ))}
        </div>
      )}
      {shown?.length === 0 && (
        <EmptyState
          art={<Illustration scene="nothing" />}
          title={<FormattedMessage id="promotions.empty" />}
          description={<FormattedMessage id="promotions.emptyReason" />}
        />
      )}
      <div className={css.list} {...dialogPreloadProps}>
        {shown?.map((promotion, at) => (
          <PromotionCard
            key={promotion.promotionId}
            promotion={promotion}
            priority={at === 0}
            money={money}
            busy={busyId === promotion.promotionId}
            onOpen={() => props.onOpen(promotion.promotionId)}
            onAct={() => props.onAct(promotion)}
          />
        ))}
      </div>
      <PromotionDialog
        promotion={open}
        money={money}
        busy={busyId !== undefined && busyId === openId}
        isApplying={props.isApplying}
        onAct={() => open && props.onAct(open)}
        onApplied={props.onApplied}
        onClose={props.onClose}
      />
    </div>
  );
}
