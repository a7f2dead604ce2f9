import type { MemberProfile } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { useIntl } from 'react-intl';
import { promptStore } from '../../../shared/notify/notify-store.ts';
import * as css from '../components/cashier.css.ts';
import { Facts } from '../components/details-dialog.tsx';

async function copyId(id: string) {
  try {
    await navigator.clipboard.writeText(id);
    promptStore.set({ kind: 'copied', id, worked: true });
  } catch {
    promptStore.set({ kind: 'copied', id, worked: false });
  }
}

interface ProfileCardProps {
  me: MemberProfile;
  onRename(): void;
  onBirthday(): void;
}

/** Who I am here (R3.08). */
export function ProfileCard({ me, onRename, onBirthday }: ProfileCardProps) {
  const intl = useIntl();
  const time = (at: number) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  // A birthday is a day of the calendar, the same in every time zone.
  const date = (day: string) => intl.formatDate(day, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section className={css.card}>
      <h2 className={css.cardTitle}>{intl.formatMessage({ id: 'member.profile.title' })}</h2>
      <Facts
        facts={[
          ['member.profile.account', me.account],
          ['member.profile.nickname', me.nickname],
          ['member.profile.realName', me.realName ?? '—'],
          ['member.profile.birthday', me.birthday ? date(me.birthday) : '—'],
          ['member.profile.id', me.id],
          ...(me.vip ? [['member.profile.vip', me.vip] as const] : []),
          ['member.profile.mobile', me.mobile ?? '—'],
          ['member.profile.email', me.email ?? '—'],
          ...(me.messengers.length === 0
            ? [['member.profile.messengers', '—'] as const]
            : me.messengers.map(({ kind, id }) => [`member.profile.${kind}`, id] as const)),
          ['member.profile.referrer', me.referrer ?? '—'],
          ['member.profile.since', time(me.regDate)],
          ['member.profile.lastLogin', me.lastLogin ? time(me.lastLogin) : '—'],
        ]}
      />
      <div className={css.chips}>
        <Button variant="soft" onClick={onRename}>
          {intl.formatMessage({ id: 'member.profile.rename' })}
        </Button>
        {!me.birthday && (
          <Button variant="soft" onClick={onBirthday}>
            {intl.formatMessage({ id: 'member.profile.setBirthday' })}
          </Button>
        )}
        <Button variant="soft" onClick={() => void copyId(me.id)}>
          {intl.formatMessage({ id: 'shell.copyId' })}
        </Button>
      </div>
    </section>
  );
}
