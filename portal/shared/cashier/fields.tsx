import { PAYMENT_PASSWORD } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { useIntl } from 'react-intl';
import { PasswordField, TextField } from '../forms/fields.tsx';
import type { Problem } from '../forms/problem.ts';
import type { MessageId } from '../messages/message-id.ts';
import { DEFAULT_SYMBOL, formatMoney, type MoneyCurrency } from '../money/money.ts';

/** The number of digits of a transaction password (R2.64). */
const PASSWORD_DIGITS = 6;

interface AmountFieldProps {
  /** The form's field with the amount as it was typed. */
  name: string;
  label: MessageId;
  /** The bounds in major units. */
  limits: { readonly min: number; readonly max: number };
  currency: MoneyCurrency;
  /** Fills in the whole available amount; without it there is no such button. */
  onAll?: () => void;
}

/** An amount of money with its bounds below and, optionally, a button for the whole amount. */
export function AmountField({ name, label, limits, currency, onAll }: AmountFieldProps) {
  const intl = useIntl();
  const money = (amount: number) => formatMoney(intl, amount, currency);
  return (
    <TextField
      name={name}
      label={label}
      required
      hint={intl.formatMessage(
        { id: 'cashier.amount.between' },
        { min: money(limits.min), max: money(limits.max) },
      )}
      size="lg"
      inputMode="decimal"
      autoComplete="off"
      start={currency.currencySymbol ?? DEFAULT_SYMBOL}
      end={
        onAll && (
          <Button size="sm" variant="ghost" onClick={onAll}>
            {intl.formatMessage({ id: 'cashier.amount.all' })}
          </Button>
        )
      }
    />
  );
}

/** The transaction password, which every payment out of a wallet requires. */
export function PaymentPasswordField({ name }: { name: string }) {
  return (
    <PasswordField
      name={name}
      label="cashier.payPassword.field"
      required
      digits={PASSWORD_DIGITS}
      size="lg"
    />
  );
}

/** What is wrong with a transaction password before it is submitted (R2.64). */
export const paymentPasswordProblem = (password: string): Problem | undefined =>
  PAYMENT_PASSWORD.test(password) ? undefined : { id: 'cashier.payPassword.six_digits' };
