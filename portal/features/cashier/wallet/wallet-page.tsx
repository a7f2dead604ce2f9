import { walletOverview, walletTransfer } from '@baize/gateway/contract';
import { useEffect, useEffectEvent } from 'react';
import { loaded } from '../../../shared/api/loaded.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useQuery } from '../../../shared/api/use-query.ts';
import { useIsSingleWallet } from '../../../shared/money/use-merchant-wallet.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useLive } from '../../../shared/session/use-live-events.ts';
import { WalletScreen } from './wallet-screen.tsx';

/** R2.25: the wallet, updated by live events like the header. */
export default function WalletPage() {
  const answer = useQuery(walletOverview, {});
  const isSingle = useIsSingleWallet() ?? true;
  const back = useCommand(walletTransfer, { invalidates: [walletOverview] });
  const notify = useNotify();
  const { balance, rewards, vendorBalances } = useLive();
  const refresh = useEffectEvent(() => void answer.mutate());
  const balances = [balance, rewards, ...Object.values(vendorBalances ?? {})];
  const changedAt = Math.max(...balances.map((each) => each?.at ?? 0));
  useEffect(() => {
    if (changedAt > 0) refresh();
  }, [changedAt]);
  return (
    <WalletScreen
      wallet={loaded(answer, answer.data)}
      isSingle={isSingle}
      isBringingBack={back.isBusy}
      onAllBack={async () => {
        const outcome = await back.run({ action: 'allBack' });
        if (outcome.status === 'failed') notify.failure(outcome.error);
      }}
    />
  );
}
