import { Button } from '@baize/ui-kit/button';
import { Gift } from '@baize/ui-kit/icon';
import { FormattedMessage } from 'react-intl';
import { TwoPane, type TwoPaneProps } from '../../shared/announcements/two-pane.tsx';

interface AnnouncementScreenProps extends Omit<TwoPaneProps, 'words' | 'toggles' | 'action'> {
  /** Opens the reward center and closes the popup. */
  onPromotion(): void;
}

/**
 * A list at the left, HTML at the right; an announcement of a promotion has a link to it (R2.100).
 */
export function AnnouncementScreen({ onPromotion, ...list }: AnnouncementScreenProps) {
  return (
    <TwoPane
      {...list}
      words="announcements"
      toggles={false}
      action={(item) =>
        item.promotionType && (
          <div>
            <Button onClick={onPromotion}>
              <Gift size={18} aria-hidden="true" />
              <FormattedMessage id="announcements.toPromotion" />
            </Button>
          </div>
        )
      }
    />
  );
}
