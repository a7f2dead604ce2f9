import { balance as balanceCall, MAIN_WALLET } from '@baize/gateway/contract';
import { useCallback } from 'react';
import { useQuery } from '../api/use-query.ts';
import { useSession } from '../session/session-store.ts';
import { replacesLiveBalance, useLive } from '../session/use-live-events.ts';
import { DEFAULT_DECIMALS, DEFAULT_SYMBOL } from './money.ts';

export interface Balance {
  /** Major units; undefined until it is known. */
  readonly amount: number | undefined;
  readonly symbol: string;
  readonly decimals: number;
  readonly isRefreshing: boolean;
  /** The shown balance may be outdated: the last refresh failed, or live events do not arrive. */
  readonly isStale: boolean;
  refresh(): void;
}

/** The main wallet's balance: by a call, and from then on by live events. */
export function useBalance(): Balance {
  const { isLogin, mustChangePassword } = useSession();
  const live = useLive();
  const { data, error, isValidating, mutate } = useQuery(
    balanceCall,
    isLogin && !mustChangePassword ? { typeId: 0 } : null,
    { dedupingInterval: 1000, use: [replacesLiveBalance] },
  );
  const answered = data?.balance.find((wallet) => wallet.accountTypeId === MAIN_WALLET);
  const refresh = useCallback(() => void mutate(), [mutate]);
  return {
    amount: live.unconfirmed
      ? undefined
      : (live.balance?.amount ?? answered?.availBalance ?? data?.sumBalance),
    symbol: data?.currencySymbol ?? DEFAULT_SYMBOL,
    decimals: data?.decimals ?? DEFAULT_DECIMALS,
    isRefreshing: isValidating,
    isStale: isLogin && (error !== undefined || live.connection === 'lost') && data !== undefined,
    refresh,
  };
}
