import {
  balance,
  chooseAutoTransfer,
  memberTransactions,
  type VendorWallets,
  vendorWallets,
  walletOverview,
  walletTransfer,
} from '@baize/gateway/contract';
import { useEffect, useEffectEvent } from 'react';
import { type Loaded, loaded } from '../../../shared/api/loaded.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useQuery } from '../../../shared/api/use-query.ts';
import { useLive } from '../../../shared/session/use-live-events.ts';

/** Milliseconds between polls of a pending transfer, in addition to live events. */
const LOOK_AGAIN = 4000;

export const hasPendingTransfer = (wallets: VendorWallets | undefined): boolean =>
  wallets?.transfers.some(({ state }) => state === 'pending') ?? false;

/** The member's wallets; revalidated by live events and while a transfer is pending. */
export function useVendorWallets(): Loaded<VendorWallets> {
  const answer = useQuery(
    vendorWallets,
    {},
    { refreshInterval: (latest) => (hasPendingTransfer(latest) ? LOOK_AGAIN : 0) },
  );
  const { balance: main, vendorBalances } = useLive();
  const times = [main, ...Object.values(vendorBalances ?? {})].map((balance) => balance?.at ?? 0);
  const changedAt = Math.max(...times);
  const refresh = useEffectEvent(() => void answer.mutate());
  useEffect(() => {
    if (changedAt > 0) refresh();
  }, [changedAt]);
  return loaded(answer, answer.data);
}

/** Transfers money to a vendor, back from it, or all of it back. */
export const useWalletTransfer = () =>
  useCommand(walletTransfer, {
    invalidates: [vendorWallets, walletOverview, balance, memberTransactions],
  });

export const useAutoTransfer = () =>
  useCommand(chooseAutoTransfer, { invalidates: [vendorWallets] });
