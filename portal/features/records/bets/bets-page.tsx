import { timesOf } from '../../../shared/records/record-query.ts';
import { useLastPage } from '../../../shared/records/use-last-page.ts';
import { useRecordQuery } from '../../../shared/records/use-record-query.ts';
import { loadBets, useBets } from './api.ts';
import { readBetList } from './bet-list.ts';
import { BetsScreen } from './bets-screen.tsx';

/** R2.66: the member's bets; product, range, page and open details are in the address. */
export default function BetsPage() {
  const address = useRecordQuery();
  const { query } = address;
  const list = readBetList(query.kind);
  const times = timesOf(query);
  const bets = useBets(list, times, query.page);
  useLastPage(address, bets);
  return (
    <BetsScreen bets={bets} loadAll={() => loadBets(list, times)} address={address} list={list} />
  );
}
