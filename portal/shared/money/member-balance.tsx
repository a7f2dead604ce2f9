import { BalanceChip } from '@baize/ui-kit/balance-chip';
import { languageTag, useLanguage } from '../messages/language-store.ts';
import { useMaskedBalance } from './masked-balance.ts';
import { useBalance } from './use-balance.ts';

/** The main wallet's balance with its mask and refresh buttons (R2.31). */
export function MemberBalance() {
  const language = useLanguage();
  const { amount, symbol, decimals, isRefreshing, isStale, refresh } = useBalance();
  const [masked, setMasked] = useMaskedBalance();
  return (
    <BalanceChip
      amount={amount}
      currencySymbol={symbol}
      decimals={decimals}
      locale={languageTag(language)}
      masked={masked}
      onMaskedChange={setMasked}
      refreshing={isRefreshing}
      stale={isStale}
      onRefresh={refresh}
    />
  );
}
