import { useNotices } from '../../shared/announcements/use-announcements.ts';
import { useMoney } from '../../shared/money/money.ts';
import { useBalance } from '../../shared/money/use-balance.ts';
import { usePopups } from '../../shared/popups/popup-stack.ts';
import { useSession } from '../../shared/session/session-store.ts';
import { useMember } from '../../shared/session/use-member.ts';
import { useUnread } from '../../shared/session/use-unread.ts';
import { AgentHomeScreen } from './agent-home-screen.tsx';

/** `/agentHome`: the first page of the agent center. */
export function AgentHomeRoute() {
  const { member } = useMember();
  const { account = '' } = useSession();
  const { amount } = useBalance();
  const money = useMoney();
  const news = useNotices();
  const unread = useUnread();
  const popups = usePopups();
  return (
    <AgentHomeScreen
      nickname={member?.nickname || account}
      account={account}
      id={member?.id}
      lastLogin={member?.lastLogin}
      balance={amount === undefined ? undefined : money(amount)}
      unread={unread}
      news={news}
      onNews={(id) => (id === undefined ? popups.open('notice') : popups.open('notice', id))}
      onContact={() => popups.open('contact')}
    />
  );
}
