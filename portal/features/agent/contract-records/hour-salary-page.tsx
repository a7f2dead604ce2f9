import { ContractRecordsPage } from './contract-records-page.tsx';

/** R2.92. */
export default function HourSalaryPage() {
  return <ContractRecordsPage type="hourSalary" />;
}
