import { useAddress } from '../../../shared/navigation/use-address.ts';

/** The address parameter of the payment whose dialog is open. */
const PARAMETER = 'receipt';
/** The address parameter of the withdrawal whose details are open. */
const ORDER = 'order';

/**
 * The payment whose dialog is open, and a function that opens another one or, with undefined,
 * closes it.
 */
export function useOpenReceipt(): readonly [
  string | null,
  (paymentNo: string | undefined) => void,
] {
  const { get, change } = useAddress();
  return [
    get(PARAMETER) || null,
    // The dialog replaces the details from which it was opened.
    (paymentNo) =>
      change(
        { [ORDER]: undefined, [PARAMETER]: paymentNo },
        { details: paymentNo ? 'open' : 'close' },
      ),
  ];
}
