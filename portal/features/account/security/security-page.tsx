import { bankCards, memberInfo, memberProfile, withdrawSettings } from '@baize/gateway/contract';
import { useRevalidate } from '../../../shared/api/use-revalidate.ts';
import { boot } from '../../../shared/boot.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { useMemberIcon } from '../../../shared/session/use-member-icon.ts';
import {
  useAccount,
  useLoginSafety,
  useRemoveCard,
  useRemovePlace,
  useSignOutEverywhere,
} from './api.ts';
import { SecurityScreen } from './security-screen.tsx';

/** The notice after a change, and the endpoints to revalidate. */
const CHANGES = {
  icon: { message: 'member.icon.changed', changed: [] },
  nickname: { message: 'member.profile.renamed', changed: [memberProfile, memberInfo] },
  birthday: { message: 'member.profile.birthdayKept', changed: [memberProfile] },
  password: { message: 'member.payPassword.done', changed: [memberProfile, withdrawSettings] },
  card: { message: 'member.cards.added', changed: [bankCards] },
} as const;

/** R2.61: the member's own account. */
export default function SecurityPage() {
  const notify = useNotify();
  const revalidate = useRevalidate();
  const cardRemoval = useRemoveCard();
  const placeRemoval = useRemovePlace();
  const { run: signOut } = useSignOutEverywhere();
  return (
    <SecurityScreen
      account={useAccount()}
      icon={useMemberIcon().data}
      safety={useLoginSafety()}
      onChanged={(what) => {
        const { message, changed } = CHANGES[what];
        notify.success(message);
        void revalidate(changed);
      }}
      onRemoveCard={async ({ cardId }) => {
        const { error } = await cardRemoval.run({ cardId });
        if (error) notify.failure(error);
      }}
      signOut={{
        watchesPlaces: boot().permission.info.whitelabel.LOGINIPVERF3 ?? false,
        onSignOut: async (here) => {
          const { status, error } = await signOut(here);
          if (status === 'done' && !here) notify.success('member.everywhere.done');
          return error;
        },
      }}
      onRemovePlace={async ({ id }) => {
        const { error } = await placeRemoval.run({ id });
        if (error) notify.failure(error);
      }}
    />
  );
}
