import type { PointBalance, PointRewardItem } from '@baize/gateway/contract';
import { Dialog } from '@baize/ui-kit/dialog';
import { useIntl } from 'react-intl';
import { onDemandComponent, preloadProps } from '../../../shared/errors/on-demand-component.tsx';

const RedeemForm = onDemandComponent(() =>
  import('./redeem-form.tsx').then((module) => module.RedeemForm),
);

/** Preloads the form, for the list whose rewards open it. */
export const redeemFormPreloadProps = preloadProps(RedeemForm);

interface RedeemDialogProps {
  /** Undefined: closed. */
  reward: PointRewardItem | undefined;
  balance: PointBalance | undefined;
  onRedeemed(): void;
  onClose(): void;
}

/** Asks for the quantity and the transaction password. */
export function RedeemDialog({ reward, balance, onRedeemed, onClose }: RedeemDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      open={reward !== undefined && balance !== undefined}
      size="sm"
      title={intl.formatMessage({ id: 'points.redeemOf' }, { name: reward?.name ?? '' })}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      {reward && balance && (
        <RedeemForm
          reward={reward}
          balance={balance}
          onRedeemed={() => {
            onRedeemed();
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
