import type { Promotion } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Dialog } from '@baize/ui-kit/dialog';
import { FormattedMessage } from 'react-intl';
import { onDemandComponent, preloadProps } from '../../../shared/errors/on-demand-component.tsx';

/** Terms and form need the sanitiser and the form library, which no page should wait for. */
const PromotionDetails = onDemandComponent(
  () => import('./promotion-details.tsx').then((module) => module.PromotionDetails),
  { serverRendered: () => new URLSearchParams(window.location.search).has('promo') },
);

/** Preloads the details, for the list whose promotions open them. */
export const dialogPreloadProps = preloadProps(PromotionDetails);

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

/** All details of a promotion, with its actions. */
export function PromotionDialog(props: PromotionDialogProps) {
  const { promotion, money, busy, onAct } = props;
  const action = promotion?.action;
  const isForm = props.isApplying && action === 'apply';
  return (
    <Dialog
      open={promotion !== undefined}
      serverRendered
      size="md"
      title={promotion?.title ?? ''}
      // A press outside must not discard a half-written application.
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
        <PromotionDetails
          promotion={promotion}
          money={money}
          isForm={isForm}
          onApplied={props.onApplied}
        />
      )}
    </Dialog>
  );
}
