import {
  DELIVERY_ADDRESS,
  PAYMENT_PASSWORD,
  type PointBalance,
  type PointRewardItem,
  redeemPointReward,
  SENT_REWARD_TYPES,
} from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { Button } from '@baize/ui-kit/button';
import { Image } from '@baize/ui-kit/image';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useCommand } from '../../../shared/api/use-command.ts';
import { PasswordField, TextAreaField, TextField } from '../../../shared/forms/fields.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { FormSubmit } from '../../../shared/forms/form-submit.tsx';
import { checkResolver } from '../../../shared/forms/resolver.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { memberPath } from '../../../shared/paths.ts';
import { failureDetails } from './failure-details.tsx';
import * as css from './form.css.ts';

interface RedeemFormProps {
  reward: PointRewardItem;
  balance: PointBalance;
  onRedeemed(): void;
}

const PASSWORD_DIGITS = 6;
const trimmed = (input: string) => input.trim();

/** The quantity, the price, and the transaction password. */
export function RedeemForm({ reward, balance, onRedeemed }: RedeemFormProps) {
  const intl = useIntl();
  const notify = useNotify();
  const { run } = useCommand(redeemPointReward, {
    // The password is not part of the intent: with a retyped password it is still the same order.
    intentOf: ({ rewardId: id, quantity, address }) => ({ id, quantity, address }),
  });
  const { rewardId, requiredPoints, stock, mostAtOnce } = reward;
  const isSent = SENT_REWARD_TYPES.includes(reward.type);
  const affordable = Math.floor(balance.balance / requiredPoints);
  const most = Math.max(1, Math.min(mostAtOnce, stock, affordable));
  const quantityOf = (input: string) => {
    const quantity = /^\d{1,2}$/.test(input) ? Number(input) : 0;
    return quantity < 1 || quantity > most ? undefined : quantity;
  };
  const number = (value: number | undefined) =>
    value === undefined ? '—' : intl.formatNumber(value);

  const form = useForm({
    defaultValues: { quantity: '1', address: '', password: '' },
    checkContext: [most],
    resolver: checkResolver(({ quantity, address, password }) => ({
      quantity:
        quantityOf(quantity) === undefined
          ? { id: 'points.quantityWrong', values: { most } }
          : undefined,
      address:
        isSent && address.trim().length < DELIVERY_ADDRESS.least
          ? { id: 'points.addressWrong' }
          : undefined,
      password: PAYMENT_PASSWORD.test(password) ? undefined : { id: 'points.passwordWrong' },
    })),
    onSubmit: async (values) => {
      const quantity = quantityOf(values.quantity);
      if (quantity === undefined) return undefined;
      const order = {
        rewardId,
        quantity,
        paymentPassword: values.password,
        ...(isSent && { address: values.address.trim() }),
      };
      const { status, error } = await run(order);
      if (status === 'done') {
        notify.success('rewards.redeemed');
        onRedeemed();
      }
      // A retry submits the form unchanged.
      if (error && !error.isTransient) form.form.setValue('password', '');
      return error;
    },
  });
  const quantity = quantityOf(form.form.watch('quantity'));
  const points = quantity === undefined ? undefined : quantity * requiredPoints;
  if (!balance.hasPaymentPassword) {
    return (
      <Alert
        tone="warning"
        action={
          <Button asChild variant="soft" size="sm">
            <Link to={memberPath('securityCenter')}>
              {intl.formatMessage({ id: 'points.toAccount' })}
            </Link>
          </Button>
        }
      >
        {intl.formatMessage({ id: 'error.not.exists.payment.password' })}
      </Alert>
    );
  }
  return (
    <Form form={form} className={css.form}>
      <Image className={css.picture} src={`${reward.picture}?w=480`} alt="" ratio="4 / 3" />
      <p className={css.quiet}>{reward.detail}</p>
      <TextField
        name="quantity"
        label="points.quantity"
        required
        hint={intl.formatMessage({ id: 'points.quantityHint' }, { most })}
        inputMode="numeric"
        autoComplete="off"
        normalise={trimmed}
      />
      {isSent && (
        <TextAreaField
          name="address"
          label="points.address"
          required
          hint={intl.formatMessage({ id: 'points.addressHint' })}
          rows={3}
          maxLength={DELIVERY_ADDRESS.most}
          autoComplete="street-address"
        />
      )}
      <PasswordField name="password" label="points.password" required digits={PASSWORD_DIGITS} />
      <dl className={css.sum}>
        <dt>{intl.formatMessage({ id: 'points.total' })}</dt>
        <dd className={css.sumValue}>{number(points)}</dd>
        <dt>{intl.formatMessage({ id: 'points.after' })}</dt>
        <dd className={css.sumValue}>
          {number(points === undefined ? undefined : balance.balance - points)}
        </dd>
      </dl>
      <FormError error={form.error} details={failureDetails} />
      <FormSubmit form={form} size="lg" fullWidth>
        {intl.formatMessage({ id: 'points.confirmRedeem' }, { points: points ?? requiredPoints })}
      </FormSubmit>
    </Form>
  );
}
