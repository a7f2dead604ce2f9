import type { MemberProfile } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { useIntl } from 'react-intl';
import { promptStore } from '../../../shared/notify/notify-store.ts';
import * as css from '../parts/cashier.css.ts';
import { Facts } from '../parts/details-dialog.tsx';

async function copyId(id: string) {
  try {
    await navigator.clipboard.writeText(id);
    promptStore.set({ kind: 'copied', id, worked: true });
  } catch {
    promptStore.set({ kind: 'copied', id, worked: false });
  }
}

/** Who I am here. */
export function ProfileCard({ me, onRename }: { me: MemberProfile; onRename(): void }) {
  const intl = useIntl();
  const time = (at: number) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className={css.card}>
      <h2 className={css.cardTitle}>{intl.formatMessage({ id: 'member.profile.title' })}</h2>
      <Facts
        facts={[
          ['member.profile.account', me.account],
          ['member.profile.nickname', me.nickname],
          ['member.profile.id', me.id],
          ...(me.vip ? [['member.profile.vip', me.vip] as const] : []),
          ['member.profile.mobile', me.mobile ?? '—'],
          ['member.profile.email', me.email ?? '—'],
          ['member.profile.since', time(me.regDate)],
          ['member.profile.lastLogin', me.lastLogin ? time(me.lastLogin) : '—'],
        ]}
      />
      <div className={css.chips}>
        <Button tone="soft" onClick={onRename}>
          {intl.formatMessage({ id: 'member.profile.rename' })}
        </Button>
        <Button tone="soft" onClick={() => void copyId(me.id)}>
          {intl.formatMessage({ id: 'shell.copyId' })}
        </Button>
      </div>
    </section>
  );
}
