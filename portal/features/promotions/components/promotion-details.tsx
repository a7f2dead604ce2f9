import type { Promotion } from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { Image } from '@baize/ui-kit/image';
import { FormattedMessage } from 'react-intl';
import { SafeHtml } from '../../../shared/html/safe-html.tsx';
import { ApplicationFacts } from './application-facts.tsx';
import { ApplicationForm } from './application-form.tsx';
import * as css from './dialog.css.ts';
import { Progress } from './progress.tsx';
import { PromotionDates } from './promotion-dates.tsx';
import { PromotionLabel } from './promotion-label.tsx';

interface PromotionDetailsProps {
  promotion: Promotion;
  money(amount: number): string;
  /** The application form is open. */
  isForm: boolean;
  onApplied(): void;
}

/** Status, progress, terms and application of a promotion. */
export function PromotionDetails({ promotion, money, isForm, onApplied }: PromotionDetailsProps) {
  return (
    <div className={css.content}>
      {!isForm && (
        <Image className={css.picture} src={`${promotion.banner}?w=760`} alt="" ratio="21 / 9" />
      )}
      <div className={css.facts}>
        <PromotionLabel label={promotion.label} />
        <PromotionDates promotion={promotion} />
      </div>
      {promotion.amount !== undefined && (
        <Alert tone="success">
          <FormattedMessage
            id="promotions.bonus"
            values={{
              amount: money(promotion.amount),
              turnover: money(promotion.turnover ?? 0),
            }}
          />
        </Alert>
      )}
      {promotion.progress && <Progress progress={promotion.progress} money={money} />}
      {promotion.application && !isForm && <ApplicationFacts application={promotion.application} />}
      {isForm ? (
        <ApplicationForm promotionId={promotion.promotionId} onSent={onApplied} />
      ) : (
        <>
          <p>{promotion.summary}</p>
          <h3 className={css.termsTitle}>
            <FormattedMessage id="promotions.terms" />
          </h3>
          <SafeHtml html={promotion.terms} />
        </>
      )}
    </div>
  );
}
