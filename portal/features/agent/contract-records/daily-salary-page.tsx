import { ContractRecordsPage } from './contract-records-page.tsx';

/** R2.91. */
export default function DailySalaryPage() {
  return <ContractRecordsPage type="dailySalary" />;
}
