import { walletOverview } from '@baize/gateway/contract';
import { useEffect, useEffectEvent } from 'react';
import { loaded } from '../../../shared/api/loaded.ts';
import { useQuery } from '../../../shared/api/use-query.ts';
import { useLive } from '../../../shared/session/use-live-events.ts';
import { WalletScreen } from './wallet-screen.tsx';

/** R2.25: follows the balance by live events, as the header does. */
export default function WalletPage() {
  const answer = useQuery(walletOverview, {});
  const { balance, rewards } = useLive();
  const refresh = useEffectEvent(() => void answer.mutate());
  const changedAt = Math.max(balance?.at ?? 0, rewards?.at ?? 0);
  useEffect(() => {
    if (changedAt > 0) refresh();
  }, [changedAt]);
  return <WalletScreen wallet={loaded(answer, answer.data)} />;
}
