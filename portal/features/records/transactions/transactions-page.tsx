import { useIsSingleWallet } from '../../../shared/money/use-merchant-wallet.ts';
import { timesOf } from '../../../shared/records/record-query.ts';
import { useLastPage } from '../../../shared/records/use-last-page.ts';
import { useRecordQuery } from '../../../shared/records/use-record-query.ts';
import { loadMovements, useMovements } from './api.ts';
import { MOVEMENT_KINDS, TransactionsScreen } from './transactions-screen.tsx';

/** R2.67: wallet transactions; range, kind, page and open details are in the address. */
export default function TransactionsPage() {
  const address = useRecordQuery();
  const { query } = address;
  const kind = MOVEMENT_KINDS.find((each) => each === query.kind);
  const filter = { ...timesOf(query), ...(kind && { txType: kind }) };
  const movements = useMovements(filter, query.page);
  useLastPage(address, movements);
  return (
    <TransactionsScreen
      movements={movements}
      loadAll={() => loadMovements(filter)}
      address={address}
      kind={kind}
      hasVendorWallets={useIsSingleWallet() === false}
    />
  );
}
