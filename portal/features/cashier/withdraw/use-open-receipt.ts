import { useSearchParams } from 'react-router-dom';

/** The payment whose question is open stands in the address. */
const PARAMETER = 'receipt';
/** The withdrawal whose details are open. */
const ORDER = 'order';

/** Which payment's question is open, and how another is opened; undefined closes it. */
export function useOpenReceipt(): readonly [
  string | null,
  (paymentNo: string | undefined) => void,
] {
  const [query, setQuery] = useSearchParams();
  const ask = (paymentNo: string | undefined) =>
    setQuery(
      (current) => {
        // The question takes the place of the details in which it was asked for.
        current.delete(ORDER);
        if (paymentNo) current.set(PARAMETER, paymentNo);
        else current.delete(PARAMETER);
        return current;
      },
      { replace: !paymentNo, preventScrollReset: true },
    );
  return [query.get(PARAMETER), ask];
}
