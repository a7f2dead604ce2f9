import { Button } from '@baize/ui-kit/button';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { PointsIcon } from '@baize/ui-kit/icon';
import { FormattedMessage } from 'react-intl';

/** Shown to a visitor or a trial in place of a member's own data. */
export function NeedsAccount({ who, onPress }: { who: 'trial' | 'visitor'; onPress: () => void }) {
  const isTrial = who === 'trial';
  return (
    <EmptyState
      icon={<PointsIcon />}
      title={<FormattedMessage id="shell.pointMall" />}
      description={<FormattedMessage id={isTrial ? 'points.trial' : 'points.visitor'} />}
      action={
        <Button onClick={onPress}>
          <FormattedMessage id={isTrial ? 'points.register' : 'shell.login'} />
        </Button>
      }
    />
  );
}
