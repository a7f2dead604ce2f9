import { SharedMemberPage } from './member-page.tsx';

/** R2.64 inside the agents' frame (R2.80). */
export default function WithdrawPage() {
  return <SharedMemberPage page="withdraw" />;
}
