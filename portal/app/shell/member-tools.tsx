import { Button } from '@baize/ui-kit/button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { MemberBalance } from '../../shared/money/member-balance.tsx';
import { memberPath } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { useUnread } from '../../shared/session/use-unread.ts';
import { AccountMenu } from './account-menu.tsx';
import { BellButton, BellLink } from './bell-button.tsx';
import * as css from './header.css.ts';
import { SaferLink } from './safer-link.tsx';

/** Balance, cashier, messages and the account menu (R2.31). */
export function MemberTools() {
  const intl = useIntl();
  const { isTrial, isExcluded } = useSession();
  const unread = useUnread();
  const bell = {
    label: intl.formatMessage(
      { id: isTrial ? 'shell.announcements' : 'shell.notifications' },
      { count: unread },
    ),
    unread,
  };
  return (
    <>
      <MemberBalance />
      {!isTrial && (
        <>
          {!isExcluded && (
            <Button asChild>
              <Link className={`${css.cashier} ${css.notOnPhone}`} to={memberPath('depositv2')}>
                <FormattedMessage id="shell.deposit" />
              </Link>
            </Button>
          )}
          <Button asChild variant="soft">
            <Link className={`${css.cashier} ${css.roomy}`} to={memberPath('withdraw')}>
              <FormattedMessage id="shell.withdraw" />
            </Link>
          </Button>
          <SaferLink className={css.notInSmall} />
        </>
      )}
      {isExcluded ? (
        // R10.04: messages stay open during a break, announcements do not.
        <BellLink {...bell} to={memberPath('messageV2')} />
      ) : (
        <BellButton {...bell} />
      )}
      <AccountMenu />
    </>
  );
}
