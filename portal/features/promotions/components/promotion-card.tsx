import type { Promotion } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Image } from '@baize/ui-kit/image';
import { FormattedMessage, useIntl } from 'react-intl';
import * as css from './card.css.ts';
import { Progress } from './progress.tsx';
import { PromotionDates } from './promotion-dates.tsx';
import { PromotionLabel } from './promotion-label.tsx';

interface PromotionCardProps {
  promotion: Promotion;
  /** It is the first one, in the first viewport. */
  priority?: boolean;
  money(amount: number): string;
  busy: boolean;
  onOpen(): void;
  onAct(): void;
}

/** A promotion in the list: its banner, its status and the next action. */
export function PromotionCard({
  promotion,
  priority,
  money,
  busy,
  onOpen,
  onAct,
}: PromotionCardProps) {
  const intl = useIntl();
  const { promotionId, banner, title, label, action, progress, amount } = promotion;
  const actionText =
    action === 'claim' && amount !== undefined
      ? intl.formatMessage({ id: 'promotions.claimAmount' }, { amount: money(amount) })
      : action && intl.formatMessage({ id: `promotions.action.${action}` });
  return (
    <article id={promotionId} className={css.card} data-state={label}>
      <div className={css.art}>
        <Image
          className={css.picture}
          src={`${banner}?w=760`}
          alt=""
          ratio="16 / 9"
          priority={priority}
        />
        <span className={css.state}>
          <PromotionLabel label={label} />
        </span>
        {progress && (
          <div className={css.progress}>
            <Progress progress={progress} money={money} />
          </div>
        )}
      </div>
      <div className={css.body}>
        <h2 className={css.title}>{title}</h2>
        <p className={css.summary}>{promotion.summary}</p>
        <PromotionDates promotion={promotion} />
        <div className={css.actions}>
          {action && (
            <Button
              busy={busy}
              aria-label={intl.formatMessage(
                { id: 'promotions.actionOf' },
                { action: actionText, title },
              )}
              onClick={onAct}
            >
              {actionText}
            </Button>
          )}
          <Button
            variant="ghost"
            aria-label={intl.formatMessage({ id: 'promotions.termsOf' }, { title })}
            onClick={onOpen}
          >
            <FormattedMessage id="promotions.terms" />
          </Button>
        </div>
      </div>
    </article>
  );
}
