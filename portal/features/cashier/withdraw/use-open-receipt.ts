import { useAddress } from '../../../shared/navigation/use-address.ts';

/** The payment whose question is open stands in the address. */
const PARAMETER = 'receipt';
/** The withdrawal whose details are open. */
const ORDER = 'order';

/** Which payment's question is open, and how another is opened; undefined closes it. */
export function useOpenReceipt(): readonly [
  string | null,
  (paymentNo: string | undefined) => void,
] {
  const { get, change } = useAddress();
  return [
    get(PARAMETER) || null,
    // The question takes the place of the details in which it was asked for.
    (paymentNo) =>
      change(
        { [ORDER]: undefined, [PARAMETER]: paymentNo },
        { details: paymentNo ? 'open' : 'close' },
      ),
  ];
}
