import type { MemberProfile } from '@baize/gateway/contract';
import { Avatar } from '@baize/ui-kit/avatar';
import { Button } from '@baize/ui-kit/button';
import { useIntl } from 'react-intl';
import * as css from '../../../shared/cashier/cashier.css.ts';
import { dateAndTime } from '../../../shared/messages/date-and-time.ts';
import { promptStore } from '../../../shared/notify/notify-store.ts';
import { Facts } from '../../../shared/records/details-dialog.tsx';
import * as icon from './icon-dialog.css.ts';

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
  /** The address of the member's icon; undefined where the initials are shown. */
  iconUrl: string | undefined;
  /** Undefined until the available icons are known. */
  onIcon: (() => void) | undefined;
}

/** The member's profile (R3.08). */
export function ProfileCard({ me, iconUrl, onIcon, onRename, onBirthday }: ProfileCardProps) {
  const intl = useIntl();
  const time = (at: number) => dateAndTime(intl, at);
  // A birthday is a calendar day, the same in every time zone.
  const date = (day: string) => intl.formatDate(day, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <section className={css.card}>
      <h2 className={css.cardTitle}>{intl.formatMessage({ id: 'member.profile.title' })}</h2>
      <div className={icon.me}>
        <Avatar name={me.nickname} size="lg" {...(iconUrl && { src: iconUrl })} />
        <Button variant="soft" disabled={!onIcon} onClick={onIcon}>
          {intl.formatMessage({ id: 'member.icon.change' })}
        </Button>
      </div>
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
