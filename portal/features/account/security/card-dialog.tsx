import {
  ACCOUNT_NUMBER,
  addBankCard,
  type BankCards,
  HOLDER_NAME,
  newBankCard,
  PAYMENT_PASSWORD,
  type PayoutKind,
} from '@baize/gateway/contract';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { useCommand } from '../../../shared/api/use-command.ts';
import { failureDetails } from '../../../shared/cashier/failure-details.tsx';
import { PasswordField, SelectField, TextField } from '../../../shared/forms/fields.tsx';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { problemId, schemaResolver } from '../../../shared/forms/resolver.ts';
import { problemsById, serverErrors } from '../../../shared/forms/server-errors.ts';
import { useForm } from '../../../shared/forms/use-form.ts';

const PASSWORD_DIGITS = 6;

const serverProblem = problemsById({
  bank_unknown: 'member.required',
  name_invalid: 'member.cards.holderWrong',
  holder_differs: 'member.cards.holderDiffers',
  number_invalid: 'member.cards.numberWrong',
});

const withoutSeparators = (accountNumber: string) => accountNumber.replace(/[\s-]/g, '');

/** The request, with an account number of the selected bank's kind. */
const schemaFor = (kindOf: (bankCode: string) => PayoutKind) =>
  z
    .extend(newBankCard, {
      bankCode: z.string().check(z.minLength(1, problemId('member.required'))),
      holder: z
        .string()
        .check(z.trim(), z.regex(HOLDER_NAME, problemId('member.cards.holderWrong'))),
      paymentPassword: z
        .string()
        .check(z.regex(PAYMENT_PASSWORD, problemId('cashier.payPassword.six_digits'))),
    })
    .check(
      z.refine(
        ({ bankCode, accountNumber }) =>
          ACCOUNT_NUMBER[kindOf(bankCode)].test(withoutSeparators(accountNumber)),
        { path: ['accountNumber'], error: problemId('member.cards.numberWrong') },
      ),
    );

interface CardDialogProps {
  banks: BankCards['banks'];
  /** The holder's name on the other cards. */
  holder: string | undefined;
  onClose(): void;
  onDone(): void;
}

/** Adds a bank account or e-wallet; its full number is never shown again. */
export function CardDialog({ banks, holder = '', onClose, onDone }: CardDialogProps) {
  const intl = useIntl();
  const kindOf = (bankCode: string) =>
    banks.find((bank) => bank.bankCode === bankCode)?.kind ?? 'bank';
  const { run } = useCommand(addBankCard);
  const form = useForm({
    defaultValues: { bankCode: '', holder, accountNumber: '', paymentPassword: '' },
    resolver: schemaResolver(schemaFor(kindOf)),
    onSubmit: async (values) => (await run(values)).error,
    onSuccess: onDone,
    serverErrors: (error) =>
      serverErrors(error, {
        fields: ['bankCode', 'holder', 'accountNumber', 'paymentPassword'],
        problemOf: serverProblem,
      }),
  });
  const kind = kindOf(form.form.watch('bankCode'));
  return (
    <FormDialog
      form={form}
      title="member.cards.add"
      submitLabel="member.save"
      errorDetails={failureDetails}
      onClose={onClose}
    >
      <SelectField
        name="bankCode"
        label="member.cards.bank"
        required
        revalidates="accountNumber"
        size="lg"
        placeholder={intl.formatMessage({ id: 'member.cards.choose' })}
        options={banks.map((bank) => ({ value: bank.bankCode, label: bank.bankName }))}
      />
      <TextField
        name="holder"
        label="member.cards.holder"
        required
        hint={intl.formatMessage({
          id: holder === '' ? 'member.cards.holderHint' : 'member.cards.holderFixed',
        })}
        size="lg"
        autoComplete="name"
        readOnly={holder !== ''}
      />
      <TextField
        name="accountNumber"
        label={`member.cards.number.${kind}`}
        required
        size="lg"
        inputMode="numeric"
        autoComplete="off"
      />
      <PasswordField
        name="paymentPassword"
        label="cashier.payPassword.field"
        required
        digits={PASSWORD_DIGITS}
        size="lg"
      />
    </FormDialog>
  );
}
