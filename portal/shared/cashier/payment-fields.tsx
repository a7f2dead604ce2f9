import { useIntl } from 'react-intl';
import type { CallError } from '../api/call-error.ts';
import { FormError } from '../forms/form-error.tsx';
import { FormSubmit } from '../forms/form-submit.tsx';
import { SubmitDock } from '../forms/submit-dock.tsx';
import type { MessageId } from '../messages/message-id.ts';
import type { MoneyCurrency } from '../money/money.ts';
import { failureDetails } from './failure-details.tsx';
import { AmountField, PaymentPasswordField } from './fields.tsx';

interface PaymentFieldsProps {
  /** With the fields `amount` and `paymentPassword`. */
  form: {
    readonly isBusy: boolean;
    readonly error: CallError | undefined;
    fill(name: 'amount', value: string): void;
  };
  amountLabel: MessageId;
  submitLabel: MessageId;
  /** The bounds in major units. */
  limits: { readonly min: number; readonly max: number };
  currency: MoneyCurrency;
  /** The available amount in major units, which the button for the whole amount fills in. */
  maxAmount: number;
  isLocked: boolean;
}

/** The common end of every payment form: amount, transaction password, error and submit button. */
export function PaymentFields(props: PaymentFieldsProps) {
  const { form, amountLabel, submitLabel, limits, currency, maxAmount, isLocked } = props;
  const intl = useIntl();
  return (
    <>
      <AmountField
        name="amount"
        label={amountLabel}
        limits={limits}
        currency={currency}
        onAll={() => form.fill('amount', String(maxAmount))}
      />
      <PaymentPasswordField name="paymentPassword" />
      <FormError error={form.error} details={failureDetails} />
      <SubmitDock>
        <FormSubmit form={form} size="lg" fullWidth disabled={isLocked}>
          {intl.formatMessage({ id: submitLabel })}
        </FormSubmit>
      </SubmitDock>
    </>
  );
}
