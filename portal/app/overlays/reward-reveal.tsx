import { Button } from '@baize/ui-kit/button';
import { Dialog } from '@baize/ui-kit/dialog';
import { Gift } from '@baize/ui-kit/icon';
import { FormattedMessage } from 'react-intl';
import { useBackCloses } from '../../shared/navigation/use-back-closes.ts';
import * as css from './reward-reveal.css.ts';

interface RewardRevealProps {
  /** The promotion, mission or rank. */
  title: string;
  /** The credited amount with its currency. */
  amount: string;
  onClose(): void;
}

/** Reveals a reward with an animation; without one where motion is reduced. */
export function RewardReveal({ title, amount, onClose }: RewardRevealProps) {
  useBackCloses(onClose);
  return (
    <Dialog open size="sm" title={title} onOpenChange={onClose}>
      <div className={css.scene}>
        <span className={css.glow} aria-hidden="true" />
        <Gift className={css.gift} aria-hidden="true" />
        <p className={css.amount}>{amount}</p>
        <FormattedMessage id="rewards.inBalance" />
      </div>
      <Button size="lg" fullWidth onClick={onClose}>
        <FormattedMessage id="action.close" />
      </Button>
    </Dialog>
  );
}
