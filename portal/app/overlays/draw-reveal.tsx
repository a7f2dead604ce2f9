import { Button } from '@baize/ui-kit/button';
import { Dialog } from '@baize/ui-kit/dialog';
import { Gift } from '@baize/ui-kit/icon';
import { FormattedMessage } from 'react-intl';
import * as css from './draw-reveal.css.ts';

interface DrawRevealProps {
  /** The promotion's. */
  title: string;
  /** What was drawn and is credited already, with its currency. */
  amount: string;
  onClose(): void;
}

/** What chance decided, opened before one's eyes; at once where motion is reduced. */
export function DrawReveal({ title, amount, onClose }: DrawRevealProps) {
  return (
    <Dialog open size="sm" title={title} onOpenChange={onClose}>
      <div className={css.scene}>
        <span className={css.glow} aria-hidden="true" />
        <Gift className={css.gift} aria-hidden="true" />
        <p className={css.amount}>{amount}</p>
        <FormattedMessage id="rewards.drawn" />
      </div>
      <Button size="lg" fullWidth onClick={onClose}>
        <FormattedMessage id="action.close" />
      </Button>
    </Dialog>
  );
}
