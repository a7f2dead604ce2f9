import { Button } from '@baize/ui-kit/button';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { appPath } from '../../../shared/navigation/app-path.ts';

/** Links to the promotions, where the member has none yet. */
export const PromotionsLink = () => (
  <Button asChild variant="soft">
    <Link to={appPath('/promotions')}>
      <FormattedMessage id="member.rewards.toPromotions" />
    </Link>
  </Button>
);
