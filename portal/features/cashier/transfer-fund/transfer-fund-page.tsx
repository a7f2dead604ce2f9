import type { WalletTransfer } from '@baize/gateway/contract';
import { useMoney } from '../../../shared/money/money.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import { useAutoTransfer, useVendorWallets, useWalletTransfer } from './api.ts';
import { TransferFundScreen } from './transfer-fund-screen.tsx';

/** R2.62: where the merchant has a wallet for each vendor. */
export default function TransferFundPage() {
  const wallets = useVendorWallets();
  const back = useWalletTransfer();
  const auto = useAutoTransfer();
  const notify = useNotify();
  const money = useMoney();
  const { isExcluded } = useSession();
  const notifyOutcome = (transfers: readonly WalletTransfer[]) => {
    for (const state of ['done', 'pending', 'returned'] as const) {
      const own = transfers.filter((transfer) => transfer.state === state);
      if (own.length === 0) continue;
      const amount = money(own.reduce((sum, transfer) => sum + transfer.amount, 0));
      if (state === 'done') notify.success('member.fund.outcome.done', { amount });
      else notify.info(`member.fund.outcome.${state}`, { amount });
    }
  };
  return (
    <TransferFundScreen
      wallets={wallets}
      onlyBack={isExcluded}
      isBringingBack={back.isBusy}
      isChanging={auto.isBusy}
      onAllBack={async () => {
        const outcome = await back.run({ action: 'allBack' });
        if (outcome.status === 'failed') notify.failure(outcome.error);
        if (outcome.status === 'done') notifyOutcome(outcome.value.transfers);
      }}
      onAutoTransfer={async (enabled) => {
        const outcome = await auto.run({ enabled });
        if (outcome.status === 'failed') notify.failure(outcome.error);
      }}
      onDone={notifyOutcome}
    />
  );
}
