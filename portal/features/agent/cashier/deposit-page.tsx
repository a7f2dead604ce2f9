import { SharedMemberPage } from './member-page.tsx';

/** R2.63 inside the agents' frame (R2.80). */
export default function DepositPage() {
  return <SharedMemberPage page="depositv2" />;
}
