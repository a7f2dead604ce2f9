import { CountBadge } from '@baize/ui-kit/badge';
import { BalanceChip } from '@baize/ui-kit/balance-chip';
import { buttonLook } from '@baize/ui-kit/button';
import { Bell } from '@baize/ui-kit/icon';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { languageTag, useLanguage } from '../../shared/messages/language-store.ts';
import { useMaskedBalance } from '../../shared/money/masked-balance.ts';
import { useBalance } from '../../shared/money/use-balance.ts';
import { memberPath } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { useUnread } from '../../shared/session/use-unread.ts';
import { AccountMenu } from './account-menu.tsx';
import * as css from './header.css.ts';

function Balance() {
  const intl = useIntl();
  const language = useLanguage();
  const { amount, symbol, isRefreshing, isStale, refresh } = useBalance();
  const [masked, setMasked] = useMaskedBalance();
  return (
    <BalanceChip
      amount={amount}
      currencySymbol={symbol}
      locale={languageTag(language)}
      masked={masked}
      onMaskedChange={setMasked}
      refreshing={isRefreshing}
      stale={isStale}
      onRefresh={refresh}
      labels={{
        balance: intl.formatMessage({ id: 'balance.label' }),
        hidden: intl.formatMessage({ id: 'balance.hidden' }),
        hide: intl.formatMessage({ id: 'balance.hide' }),
        show: intl.formatMessage({ id: 'balance.show' }),
        refresh: intl.formatMessage({ id: 'balance.refresh' }),
        stale: intl.formatMessage({ id: 'balance.stale' }),
      }}
    />
  );
}

/** Balance, cashier, messages and the account's menu (R2.31). */
export function MemberTools() {
  const intl = useIntl();
  const { isTrial } = useSession();
  const unread = useUnread();
  return (
    <>
      <Balance />
      {!isTrial && (
        <>
          <Link className={`${buttonLook()} ${css.notOnPhone}`} to={memberPath('depositv2')}>
            <FormattedMessage id="shell.deposit" />
          </Link>
          <Link
            className={`${buttonLook({ tone: 'soft' })} ${css.roomy}`}
            to={memberPath('withdraw')}
          >
            <FormattedMessage id="shell.withdraw" />
          </Link>
          <Link
            className={`${buttonLook({ tone: 'quiet', shape: 'icon' })} ${css.bell}`}
            to={memberPath('messageV2')}
            aria-label={intl.formatMessage({ id: 'shell.notifications' }, { count: unread })}
          >
            <Bell aria-hidden="true" size={20} />
            <CountBadge className={css.bellCount} count={unread} aria-hidden="true" />
          </Link>
        </>
      )}
      <AccountMenu />
    </>
  );
}
