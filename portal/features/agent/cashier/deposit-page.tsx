import { MemberPageHere } from './member-page.tsx';

/** R2.63 inside the agents' frame (R2.80). */
export default function DepositPage() {
  return <MemberPageHere page="depositv2" />;
}
