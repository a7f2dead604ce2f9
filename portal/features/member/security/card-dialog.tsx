import {
  ACCOUNT_NUMBER,
  addBankCard,
  type BankCards,
  HOLDER_NAME,
  PAYMENT_PASSWORD,
} from '@baize/gateway/contract';
import { Field } from '@baize/ui-kit/field';
import { Input } from '@baize/ui-kit/input';
import { Select } from '@baize/ui-kit/select';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { call } from '../../../shared/gateway/call.ts';
import type { MessageId } from '../../../shared/messages/message-id.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { PayPasswordField } from '../parts/pay-password-field.tsx';

const PROBLEMS: Readonly<Record<string, MessageId>> = {
  bank_unknown: 'member.required',
  name_invalid: 'member.cards.holderWrong',
  holder_differs: 'member.cards.holderDiffers',
  number_invalid: 'member.cards.numberWrong',
};

interface CardDialogProps {
  banks: BankCards['banks'];
  /** The name that the other cards are in. */
  holder: string | undefined;
  onClose(): void;
  onDone(): void;
}

/** Adds a bank account or e-wallet; its whole number is never shown again. */
export function CardDialog({ banks, holder: known = '', onClose, onDone }: CardDialogProps) {
  const intl = useIntl();
  const [bankCode, setBankCode] = useState('');
  const [holder, setHolder] = useState(known);
  const [accountNumber, setAccountNumber] = useState('');
  const [paymentPassword, setPaymentPassword] = useState('');
  const kind = banks.find((bank) => bank.bankCode === bankCode)?.kind ?? 'bank';
  const plain = accountNumber.replace(/[\s-]/g, '');
  return (
    <FormDialog
      title="member.cards.add"
      check={() => ({
        bankCode: bankCode ? undefined : 'member.required',
        holder: HOLDER_NAME.test(holder.trim()) ? undefined : 'member.cards.holderWrong',
        accountNumber: ACCOUNT_NUMBER[kind].test(plain) ? undefined : 'member.cards.numberWrong',
        paymentPassword: PAYMENT_PASSWORD.test(paymentPassword)
          ? undefined
          : 'member.payPassword.six_digits',
      })}
      problemOf={(_field, problem) => PROBLEMS[problem] ?? 'error.request_param_err'}
      submit={() => call(addBankCard, { bankCode, holder, accountNumber, paymentPassword })}
      onClose={onClose}
      onDone={onDone}
    >
      {(errorOf) => (
        <>
          <Field
            required
            label={intl.formatMessage({ id: 'member.cards.bank' })}
            error={errorOf('bankCode')}
          >
            <Select
              name="bankCode"
              size="lg"
              value={bankCode}
              placeholder={intl.formatMessage({ id: 'member.cards.choose' })}
              options={banks.map((bank) => ({ value: bank.bankCode, label: bank.bankName }))}
              onChange={({ target }) => setBankCode(target.value)}
            />
          </Field>
          <Field
            required
            label={intl.formatMessage({ id: 'member.cards.holder' })}
            error={errorOf('holder')}
            hint={intl.formatMessage({ id: 'member.cards.holderHint' })}
          >
            <Input
              name="holder"
              size="lg"
              autoComplete="name"
              value={holder}
              readOnly={known !== ''}
              onChange={({ target }) => setHolder(target.value)}
            />
          </Field>
          <Field
            required
            label={intl.formatMessage({ id: `member.cards.number.${kind}` })}
            error={errorOf('accountNumber')}
          >
            <Input
              name="accountNumber"
              size="lg"
              inputMode="numeric"
              autoComplete="off"
              value={accountNumber}
              onChange={({ target }) => setAccountNumber(target.value)}
            />
          </Field>
          <PayPasswordField
            name="paymentPassword"
            label="member.payPassword.field"
            value={paymentPassword}
            onChange={setPaymentPassword}
            error={errorOf('paymentPassword')}
          />
        </>
      )}
    </FormDialog>
  );
}
