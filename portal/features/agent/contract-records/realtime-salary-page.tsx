import { ContractRecordsPage } from './contract-records-page.tsx';

/** R2.93. */
export default function RealtimeSalaryPage() {
  return <ContractRecordsPage type="realtimeSalary" />;
}
