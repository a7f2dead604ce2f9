import { BalanceChip } from '@baize/ui-kit/balance-chip';
import { useIntl } from 'react-intl';
import { languageTag, useLanguage } from '../messages/language-store.ts';
import { useMaskedBalance } from './masked-balance.ts';
import { useBalance } from './use-balance.ts';

/** The main wallet's balance with its eye and its refresh (R2.31). */
export function MemberBalance() {
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
