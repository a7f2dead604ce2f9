import type { Promotion } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Dialog } from '@baize/ui-kit/dialog';
import { Image } from '@baize/ui-kit/image';
import { FormattedMessage } from 'react-intl';
import { SafeHtml } from '../../../shared/html/safe-html.tsx';
import { Notice } from '../../../shared/notice/notice.tsx';
import { ApplicationFacts } from './application-facts.tsx';
import { ApplicationForm } from './application-form.tsx';
import * as css from './dialog.css.ts';
import { Progress } from './progress.tsx';
import { PromotionDates } from './promotion-dates.tsx';
import { PromotionLabel } from './promotion-label.tsx';

interface PromotionDialogProps {
  /** Undefined: closed. */
  promotion: Promotion | undefined;
  money(amount: number): string;
  busy: boolean;
  isApplying: boolean;
  onAct(): void;
  onApplied(): void;
  onClose(): void;
}

/** Everything about one promotion: state, way to the bonus, terms, application. */
export function PromotionDialog(props: PromotionDialogProps) {
  const { promotion, money, busy, onAct } = props;
  const action = promotion?.action;
  const isForm = props.isApplying && action === 'apply';
  return (
    <Dialog
      open={promotion !== undefined}
      size="md"
      title={promotion?.title ?? ''}
      // A half-written application is soon lost.
      closeOnOverlay={!isForm}
      onOpenChange={(next) => {
        if (!next) props.onClose();
      }}
      footer={
        action &&
        !isForm && (
          <Button busy={busy} onClick={onAct}>
            {promotion.amount !== undefined && action === 'claim' ? (
              <FormattedMessage
                id="promotions.claimAmount"
                values={{ amount: money(promotion.amount) }}
              />
            ) : (
              <FormattedMessage id={`promotions.action.${action}`} />
            )}
          </Button>
        )
      }
    >
      {promotion && (
        <div className={css.content}>
          {!isForm && (
            <Image
              className={css.picture}
              src={`${promotion.banner}?w=760`}
              alt=""
              ratio="21 / 9"
            />
          )}
          <div className={css.facts}>
            <PromotionLabel label={promotion.label} />
            <PromotionDates promotion={promotion} />
          </div>
          {promotion.amount !== undefined && (
            <Notice tone="success">
              <FormattedMessage
                id="promotions.bonus"
                values={{
                  amount: money(promotion.amount),
                  turnover: money(promotion.turnover ?? 0),
                }}
              />
            </Notice>
          )}
          {promotion.progress && <Progress progress={promotion.progress} money={money} />}
          {promotion.application && !isForm && (
            <ApplicationFacts application={promotion.application} />
          )}
          {isForm ? (
            <ApplicationForm promotionId={promotion.promotionId} onSent={props.onApplied} />
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
      )}
    </Dialog>
  );
}
