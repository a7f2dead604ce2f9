import type { BankCard, LoginSafety, MemberIconChoices } from '@baize/gateway/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Loaded } from '../../../shared/api/loaded.ts';
import * as css from '../../../shared/cashier/cashier.css.ts';
import { LoadingOrError } from '../../../shared/member-center/loading-or-error.tsx';
import { ConfirmDialog } from '../../../shared/popups/confirm-dialog.tsx';
import { usePopups } from '../../../shared/popups/popup-stack.ts';
import type { Account } from './api.ts';
import { BirthdayDialog } from './birthday-dialog.tsx';
import { CardDialog } from './card-dialog.tsx';
import { IconDialog } from './icon-dialog.tsx';
import { LoginSafetySection, type LoginSafetySectionProps } from './login-safety-section.tsx';
import { NicknameDialog } from './nickname-dialog.tsx';
import { PaymentPasswordDialog } from './payment-password-dialog.tsx';
import { PayoutCards } from './payout-cards.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SafetyCard } from './safety-card.tsx';
import type { SignOutLineProps } from './sign-out-line.tsx';

/** The values that are set or added in a dialog. */
type Change = 'icon' | 'nickname' | 'birthday' | 'password' | 'card';

interface SecurityScreenProps {
  account: Loaded<Account>;
  /** The member's icon and the available ones; undefined until they are known. */
  icon: MemberIconChoices | undefined;
  safety: Loaded<LoginSafety>;
  /** Called after a dialog has changed a value. */
  onChanged(what: Change): void;
  /** Resolves when the confirmation is closed, whatever the decision. */
  onRemoveCard(card: BankCard): Promise<void>;
  onRemovePlace: LoginSafetySectionProps['onRemovePlace'];
  signOut: SignOutLineProps;
}

/** The member's profile, the safety of the account, and the payout accounts. */
export function SecurityScreen(props: SecurityScreenProps) {
  const popups = usePopups();
  const { account, icon, safety } = props;
  const [dialog, setDialog] = useState<Change>();
  const [doomed, setDoomed] = useState<BankCard>();
  if (!account.data) return <LoadingOrError part={account} height="24lh" />;
  const { profile: me, cards } = account.data;
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
          cards={cards}
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
          signOut={props.signOut}
        />
        <LoginSafetySection
          safety={safety}
          hasLoginPassword={me.hasLoginPassword}
          onRemovePlace={props.onRemovePlace}
        />
      </div>
      {dialog && (
        <ChangeDialog
          what={dialog}
          account={account.data}
          icon={icon}
          onClose={() => setDialog(undefined)}
          onDone={() => {
            setDialog(undefined);
            props.onChanged(dialog);
          }}
        />
      )}
      <RemoveCardDialog
        card={doomed}
        onClose={() => setDoomed(undefined)}
        onRemove={props.onRemoveCard}
      />
    </div>
  );
}

interface ChangeDialogProps {
  what: Change;
  account: Account;
  icon: MemberIconChoices | undefined;
  onClose(): void;
  onDone(): void;
}

function ChangeDialog({ what, account: { profile, cards }, icon, ...rest }: ChangeDialogProps) {
  if (what === 'icon') return icon && <IconDialog name={profile.nickname} icon={icon} {...rest} />;
  if (what === 'nickname') return <NicknameDialog nickname={profile.nickname} {...rest} />;
  if (what === 'birthday') return <BirthdayDialog {...rest} />;
  if (what === 'card') return <CardDialog banks={cards.banks} holder={cards.holder} {...rest} />;
  const { hasPaymentPassword, hasLoginPassword } = profile;
  return (
    <PaymentPasswordDialog
      isFirst={!hasPaymentPassword}
      hasLoginPassword={hasLoginPassword}
      {...rest}
    />
  );
}

interface RemoveCardDialogProps {
  /** The card to be removed; undefined while no confirmation is open. */
  card: BankCard | undefined;
  onClose(): void;
  onRemove(card: BankCard): Promise<void>;
}

function RemoveCardDialog({ card, onClose, onRemove }: RemoveCardDialogProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      open={card !== undefined}
      tone="danger"
      title={intl.formatMessage({ id: 'member.cards.removeTitle' })}
      labels={{
        confirm: intl.formatMessage({ id: 'member.cards.remove' }),
      }}
      onCancel={onClose}
      onConfirm={async () => {
        if (card) await onRemove(card);
        onClose();
      }}
    >
      {card ? `${card.bankName} ${card.maskedNumber}` : ''}
    </ConfirmDialog>
  );
}
