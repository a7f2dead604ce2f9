import { merchantWallet } from '@baize/gateway/contract';
import { useQuery } from '../api/use-query.ts';
import { useSession } from '../session/session-store.ts';

/** `isSingle` of a merchant whose members have one wallet for all vendors (protocol.md). */
const SINGLE = 1;

/**
 * Whether one wallet pays in every game, so that nothing is ever transferred between vendors:
 * transferFund has its place only where this is false. Undefined until it is known, and for
 * visitors and trials.
 */
export function useIsSingleWallet(): boolean | undefined {
  const { isLogin, isTrial } = useSession();
  const { data } = useQuery(merchantWallet, isLogin && !isTrial ? {} : null, {
    keep: 'merchantWallet',
  });
  return data && data.isSingle === SINGLE;
}
