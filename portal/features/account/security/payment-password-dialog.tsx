import {
  PAYMENT_PASSWORD,
  paymentPasswordChange,
  type RequestOf,
  setPaymentPassword,
} from '@baize/gateway/contract';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { useCommand } from '../../../shared/api/use-command.ts';
import { failureDetails } from '../../../shared/cashier/failure-details.tsx';
import { PasswordField } from '../../../shared/forms/fields.tsx';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { problemId, schemaResolver } from '../../../shared/forms/resolver.ts';
import { problemsById, serverErrors } from '../../../shared/forms/server-errors.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { LoginPasswordField } from './login-password-field.tsx';

const DIGITS = 6;

const serverProblem = problemsById({
  six_digits: 'cashier.payPassword.six_digits',
  guessable: 'member.payPassword.guessable',
  confirm_incorrect: 'member.payPassword.differs',
  password_same: 'member.payPassword.same',
});

type Passwords = RequestOf<typeof setPaymentPassword>;

/**
 * The request with the required proof; without one for a first password of a member without a login
 * password.
 */
const schemaFor = (proof: 'loginPassword' | 'oldPaymentPassword' | undefined) =>
  z
    .extend(paymentPasswordChange, {
      newPaymentPassword: z
        .string()
        .check(z.regex(PAYMENT_PASSWORD, problemId('cashier.payPassword.six_digits'))),
    })
    .check(
      z.refine((values) => proof === undefined || Boolean(values[proof]), {
        path: [proof ?? ''],
        error: problemId('member.required'),
      }),
      z.refine((values) => values.newPaymentPassword === values.confirmPaymentPassword, {
        path: ['confirmPaymentPassword'],
        error: problemId('member.payPassword.differs'),
      }),
    );

interface PaymentPasswordDialogProps {
  /** No payment password is set yet: the login password, if there is one, proves the identity. */
  isFirst: boolean;
  hasLoginPassword: boolean;
  onClose(): void;
  onDone(): void;
}

/** Sets or changes the six digits that protect withdrawals. */
export function PaymentPasswordDialog(props: PaymentPasswordDialogProps) {
  const { isFirst, hasLoginPassword, onClose, onDone } = props;
  const intl = useIntl();
  const firstProof = hasLoginPassword ? 'loginPassword' : undefined;
  const proofName = isFirst ? firstProof : 'oldPaymentPassword';
  const proof = proofName === undefined ? ([] as const) : ([proofName] as const);
  const fields = [...proof, 'newPaymentPassword', 'confirmPaymentPassword'] as const;
  const { run } = useCommand(setPaymentPassword);
  const form = useForm<Passwords>({
    defaultValues: {
      ...(proofName && { [proofName]: '' }),
      newPaymentPassword: '',
      confirmPaymentPassword: '',
    },
    resolver: schemaResolver(schemaFor(proofName)),
    onSubmit: async (values) => (await run(values)).error,
    onSuccess: onDone,
    serverErrors: (error) => serverErrors(error, { fields, problemOf: serverProblem }),
  });
  return (
    <FormDialog
      form={form}
      title={isFirst ? 'member.payPassword.setTitle' : 'member.payPassword.changeTitle'}
      submitLabel="member.save"
      errorDetails={failureDetails}
      onClose={onClose}
    >
      {isFirst ? (
        <LoginPasswordField name="loginPassword" hasLoginPassword={hasLoginPassword} />
      ) : (
        <PasswordField
          name="oldPaymentPassword"
          label="member.payPassword.old"
          required
          digits={DIGITS}
          size="lg"
        />
      )}
      <PasswordField
        name="newPaymentPassword"
        label="member.payPassword.new"
        required
        revalidates="confirmPaymentPassword"
        hint={intl.formatMessage({ id: 'cashier.payPassword.six_digits' })}
        digits={DIGITS}
        size="lg"
      />
      <PasswordField
        name="confirmPaymentPassword"
        label="member.payPassword.confirm"
        required
        digits={DIGITS}
        size="lg"
      />
    </FormDialog>
  );
}
