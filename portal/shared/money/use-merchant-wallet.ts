import { merchantWallet } from '@baize/gateway/contract';
import { useQuery } from '../api/use-query.ts';
import { useSession } from '../session/session-store.ts';

/** The value of `isSingle` where members have one wallet for all vendors (protocol.md). */
const SINGLE = 1;

/**
 * Whether one wallet is used for every game, so that nothing is transferred between vendors;
 * transferFund exists only where this is false. Undefined until it is known, and for visitors and
 * trials.
 */
export function useIsSingleWallet(): boolean | undefined {
  const { isLogin, isTrial } = useSession();
  const { data } = useQuery(merchantWallet, isLogin && !isTrial ? {} : null, {
    storeInSession: 'merchantWallet',
  });
  return data && data.isSingle === SINGLE;
}
