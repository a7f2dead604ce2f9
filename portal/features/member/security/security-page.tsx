import {
  type BankCard,
  bankCards,
  memberInfo,
  memberProfile,
  removeBankCard,
  withdrawSettings,
} from '@baize/gateway/contract';
import { ConfirmDialog } from '@baize/ui-kit/confirm-dialog';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useQuery } from '../../../shared/api/use-query.ts';
import { useRevalidate } from '../../../shared/api/use-revalidate.ts';
import { FailedPart } from '../../../shared/errors/failed-part.tsx';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { usePopups } from '../../../shared/popups/popup-stack.ts';
import { useMemberIcon } from '../../../shared/session/use-member-icon.ts';
import * as css from '../components/cashier.css.ts';
import { BirthdayDialog } from './birthday-dialog.tsx';
import { CardDialog } from './card-dialog.tsx';
import { IconDialog } from './icon-dialog.tsx';
import { LoginSafetySection } from './login-safety-section.tsx';
import { NicknameDialog } from './nickname-dialog.tsx';
import { PaymentPasswordDialog } from './payment-password-dialog.tsx';
import { PayoutCards } from './payout-cards.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SafetyCard } from './safety-card.tsx';

/** R2.61: who I am here, what keeps my account safe, and where my money may go. */
export default function SecurityPage() {
  const intl = useIntl();
  const notify = useNotify();
  const popups = usePopups();
  const revalidate = useRevalidate();
  const profile = useQuery(memberProfile, {});
  const cards = useQuery(bankCards, {});
  const icon = useMemberIcon().data;
  const [dialog, setDialog] = useState<'icon' | 'nickname' | 'birthday' | 'password' | 'card'>();
  const [doomed, setDoomed] = useState<BankCard>();
  const removal = useCommand(removeBankCard, { invalidates: [bankCards] });
  const error = profile.error ?? cards.error;
  if (!profile.data || !cards.data) {
    if (!error) return <Skeleton shape="block" height="24lh" />;
    return (
      <FailedPart
        title="member.failed"
        error={error}
        onRetry={() => {
          void profile.mutate();
          void cards.mutate();
        }}
      />
    );
  }
  const me = profile.data;
  const close = () => setDialog(undefined);
  const remove = async () => {
    if (!doomed) return;
    const { error: failure } = await removal.run({ cardId: doomed.cardId });
    if (failure) notify.failure(failure);
    setDoomed(undefined);
  };
  return (
    <div className={css.two}>
      <div className={css.stack}>
        <ProfileCard
          me={me}
          iconUrl={icon?.iconUrl}
          onIcon={icon && (() => setDialog('icon'))}
          onRename={() => setDialog('nickname')}
          onBirthday={() => setDialog('birthday')}
        />
        <PayoutCards
          cards={cards.data}
          hasPaymentPassword={me.hasPaymentPassword}
          onAdd={() => setDialog('card')}
          onRemove={setDoomed}
        />
      </div>
      <div className={css.stack}>
        <SafetyCard
          me={me}
          onChangePassword={() => popups.open('change-password')}
          onPaymentPassword={() => setDialog('password')}
        />
        <LoginSafetySection />
      </div>
      {dialog === 'icon' && icon && (
        <IconDialog
          name={me.nickname}
          icon={icon}
          onClose={close}
          onDone={() => {
            close();
            notify.success('member.icon.changed');
          }}
        />
      )}
      {dialog === 'nickname' && (
        <NicknameDialog
          nickname={me.nickname}
          onClose={close}
          onDone={() => {
            close();
            notify.success('member.profile.renamed');
            void profile.mutate();
            void revalidate([memberInfo]);
          }}
        />
      )}
      {dialog === 'birthday' && (
        <BirthdayDialog
          onClose={close}
          onDone={() => {
            close();
            notify.success('member.profile.birthdayKept');
            void profile.mutate();
          }}
        />
      )}
      {dialog === 'password' && (
        <PaymentPasswordDialog
          isFirst={!me.hasPaymentPassword}
          onClose={close}
          onDone={() => {
            close();
            notify.success('member.payPassword.done');
            void profile.mutate();
            void revalidate([withdrawSettings]);
          }}
        />
      )}
      {dialog === 'card' && (
        <CardDialog
          banks={cards.data.banks}
          holder={cards.data.holder}
          onClose={close}
          onDone={() => {
            close();
            notify.success('member.cards.added');
            void cards.mutate();
          }}
        />
      )}
      <ConfirmDialog
        open={doomed !== undefined}
        tone="danger"
        title={intl.formatMessage({ id: 'member.cards.removeTitle' })}
        labels={{
          confirm: intl.formatMessage({ id: 'member.cards.remove' }),
        }}
        onCancel={() => setDoomed(undefined)}
        onConfirm={remove}
      >
        {doomed ? `${doomed.bankName} ${doomed.maskedNumber}` : ''}
      </ConfirmDialog>
    </div>
  );
}
