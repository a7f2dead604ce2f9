import type { MemberProfile } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import * as css from '../../../shared/cashier/cashier.css.ts';
import { SignOutLine, type SignOutLineProps } from './sign-out-line.tsx';

interface SafetyCardProps {
  me: MemberProfile;
  onChangePassword(): void;
  onPaymentPassword(): void;
  signOut: SignOutLineProps;
}

/** The passwords and the second factor of the account. */
export function SafetyCard({ me, onChangePassword, onPaymentPassword, signOut }: SafetyCardProps) {
  const intl = useIntl();
  const id = useId();
  const { hasLoginPassword, hasPaymentPassword } = me;
  return (
    <section className={css.card}>
      <h2 className={css.cardTitle}>{intl.formatMessage({ id: 'member.safety.title' })}</h2>
      <ul className={css.lines}>
        <li className={css.lineItem}>
          <span className={css.choiceText}>
            <span id={`${id}login`} className={css.choiceName}>
              {intl.formatMessage({ id: 'member.safety.login' })}
            </span>
            <span className={css.muted}>
              {hasLoginPassword
                ? intl.formatMessage(
                    { id: 'member.safety.changed' },
                    { date: intl.formatDate(me.passwordChangedAt, { dateStyle: 'medium' }) },
                  )
                : intl.formatMessage({ id: 'member.safety.noLogin' })}
            </span>
          </span>
          <Button
            id={`${id}changeLogin`}
            // The accessible names of the two "Change" buttons say what they change.
            aria-labelledby={`${id}changeLogin ${id}login`}
            variant="soft"
            onClick={onChangePassword}
          >
            {intl.formatMessage({
              id: hasLoginPassword ? 'member.safety.change' : 'member.safety.set',
            })}
          </Button>
        </li>
        <li className={css.lineItem}>
          <span className={css.choiceText}>
            <span id={`${id}payment`} className={css.choiceName}>
              {intl.formatMessage({ id: 'cashier.payPassword.field' })}
            </span>
            <span className={css.muted}>
              {intl.formatMessage({
                id: hasPaymentPassword ? 'member.payPassword.set' : 'member.payPassword.unset',
              })}
            </span>
          </span>
          <Button
            id={`${id}changePayment`}
            aria-labelledby={`${id}changePayment ${id}payment`}
            variant={hasPaymentPassword ? 'soft' : 'solid'}
            onClick={onPaymentPassword}
          >
            {intl.formatMessage({
              id: hasPaymentPassword ? 'member.safety.change' : 'member.safety.set',
            })}
          </Button>
        </li>
        <SignOutLine {...signOut} />
      </ul>
    </section>
  );
}
