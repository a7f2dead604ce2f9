import { timesOf } from '../../../shared/records/record-query.ts';
import { useRecordQuery } from '../../../shared/records/use-record-query.ts';
import { useProfit } from './api.ts';
import { ProfitScreen } from './profit-screen.tsx';

/** R2.68: the results of a range, which is in the address. */
export default function ProfitPage() {
  const address = useRecordQuery();
  return <ProfitScreen profit={useProfit(timesOf(address.query))} address={address} />;
}
