import { merchantWallet } from '@baize/gateway/contract';
import { useKeptCall } from '../gateway/use-kept-call.ts';
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
  const { data } = useKeptCall('merchantWallet', merchantWallet, isLogin && !isTrial ? {} : null);
  return data && data.isSingle === SINGLE;
}
