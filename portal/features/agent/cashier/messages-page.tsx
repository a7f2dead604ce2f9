import { SharedMemberPage } from './member-page.tsx';

/** R2.73 inside the agents' frame (R2.80). */
export default function MessagesPage() {
  return <SharedMemberPage page="messageV2" />;
}
