import { PAYMENT_PASSWORD, setPaymentPassword } from '@baize/gateway/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { call } from '../../../shared/gateway/call.ts';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { PayPasswordField } from '../parts/pay-password-field.tsx';

const PROBLEMS: Readonly<Record<string, MessageId>> = {
  six_digits: 'member.payPassword.six_digits',
  guessable: 'member.payPassword.guessable',
  confirm_incorrect: 'member.payPassword.differs',
  password_same: 'member.payPassword.same',
};

interface PaymentPasswordDialogProps {
  /** None is set yet: the login password vouches for the person. */
  isFirst: boolean;
  onClose(): void;
  onDone(): void;
}

/** Sets or changes the six digits that guard withdrawals. */
export function PaymentPasswordDialog({ isFirst, onClose, onDone }: PaymentPasswordDialogProps) {
  const intl = useIntl();
  const [proof, setProof] = useState('');
  const [next, setNext] = useState('');
  const [again, setAgain] = useState('');
  const proofName = isFirst ? 'loginPassword' : 'oldPaymentPassword';
  return (
    <FormDialog
      title={isFirst ? 'member.payPassword.setTitle' : 'member.payPassword.changeTitle'}
      check={() => ({
        [proofName]: proof ? undefined : 'member.required',
        newPaymentPassword: PAYMENT_PASSWORD.test(next)
          ? undefined
          : 'member.payPassword.six_digits',
        confirmPaymentPassword: next === again ? undefined : 'member.payPassword.differs',
      })}
      problemOf={(_field, problem) => PROBLEMS[problem] ?? 'error.request_param_err'}
      submit={() =>
        call(setPaymentPassword, {
          [proofName]: proof,
          newPaymentPassword: next,
          confirmPaymentPassword: again,
        })
      }
      onClose={onClose}
      onDone={onDone}
    >
      {(errorOf) => (
        <>
          <PayPasswordField
            name={proofName}
            kind={isFirst ? 'login' : 'digits'}
            label={isFirst ? 'member.payPassword.login' : 'member.payPassword.old'}
            value={proof}
            onChange={setProof}
            error={errorOf(proofName)}
          />
          <PayPasswordField
            name="newPaymentPassword"
            label="member.payPassword.new"
            value={next}
            onChange={setNext}
            error={errorOf('newPaymentPassword')}
            hint={intl.formatMessage({ id: 'member.payPassword.six_digits' })}
          />
          <PayPasswordField
            name="confirmPaymentPassword"
            label="member.payPassword.confirm"
            value={again}
            onChange={setAgain}
            error={errorOf('confirmPaymentPassword')}
          />
        </>
      )}
    </FormDialog>
  );
}
