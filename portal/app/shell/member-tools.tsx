import { CountBadge } from '@baize/ui-kit/badge';
import { Button } from '@baize/ui-kit/button';
import { Bell, ShieldCheck } from '@baize/ui-kit/icon';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { MemberBalance } from '../../shared/money/member-balance.tsx';
import { memberPath } from '../../shared/paths.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { useUnread } from '../../shared/session/use-unread.ts';
import { AccountMenu } from './account-menu.tsx';
import * as css from './header.css.ts';

/** Balance, cashier, messages and the account's menu (R2.31). */
export function MemberTools() {
  const intl = useIntl();
  const { isTrial, isExcluded } = useSession();
  const unread = useUnread();
  const popups = usePopups();
  return (
    <>
      <MemberBalance />
      {!isTrial && (
        <>
          {!isExcluded && (
            <Button asChild>
              <Link className={css.notOnPhone} to={memberPath('depositv2')}>
                <FormattedMessage id="shell.deposit" />
              </Link>
            </Button>
          )}
          <Button asChild variant="soft">
            <Link className={css.roomy} to={memberPath('withdraw')}>
              <FormattedMessage id="shell.withdraw" />
            </Link>
          </Button>
          <Button asChild variant="ghost" iconOnly>
            <Link
              className={css.notInSmall}
              to={memberPath('saferGambling')}
              aria-label={intl.formatMessage({ id: 'shell.saferGambling' })}
              title={intl.formatMessage({ id: 'shell.saferGambling' })}
            >
              <ShieldCheck aria-hidden="true" size={20} />
            </Link>
          </Button>
          <Button
            variant="ghost"
            iconOnly
            className={css.bell}
            aria-haspopup="dialog"
            aria-label={intl.formatMessage({ id: 'shell.notifications' }, { count: unread })}
            onClick={() => popups.open('announcement', 'bell')}
          >
            <Bell aria-hidden="true" size={20} />
            <CountBadge className={css.bellCount} count={unread} aria-hidden="true" />
          </Button>
        </>
      )}
      <AccountMenu />
    </>
  );
}
