import { ContractRecordsPage } from './contract-records-page.tsx';

/** R2.90. */
export default function DividendPage() {
  return <ContractRecordsPage type="dividend" />;
}
