import {
  PAYMENT_PASSWORD,
  type PointBalance,
  type PointRewardItem,
  redeemPointReward,
} from '@baize/gateway/contract';
import { Button, buttonLook } from '@baize/ui-kit/button';
import { Field } from '@baize/ui-kit/field';
import { Image } from '@baize/ui-kit/image';
import { Input } from '@baize/ui-kit/input';
import { PasswordInput } from '@baize/ui-kit/password-input';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { call } from '../../../shared/gateway/call.ts';
import { useOrder } from '../../../shared/gateway/use-order.ts';
import { Notice } from '../../../shared/notice/notice.tsx';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { memberPath } from '../../../shared/paths.ts';
import * as css from './form.css.ts';
import { PointsRefusal } from './points-refusal.tsx';

interface RedeemFormProps {
  reward: PointRewardItem;
  balance: PointBalance;
  onRedeemed(): void;
}

/** How many, what it costs, and the transaction password. */
export function RedeemForm({ reward, balance, onRedeemed }: RedeemFormProps) {
  const intl = useIntl();
  const notify = useNotify();
  const { busy, refusal, place } = useOrder();
  const [typed, setTyped] = useState('1');
  const [password, setPassword] = useState('');
  const [judged, setJudged] = useState(false);
  const { rewardId, requiredPoints, stock, mostAtOnce } = reward;
  const affordable = Math.floor(balance.balance / requiredPoints);
  const most = Math.max(1, Math.min(mostAtOnce, stock, affordable));
  const quantity = /^\d{1,2}$/.test(typed) ? Number(typed) : 0;
  const quantityWrong = quantity < 1 || quantity > most;
  const passwordWrong = !PAYMENT_PASSWORD.test(password);
  const points = quantityWrong ? undefined : quantity * requiredPoints;
  const number = (value: number | undefined) =>
    value === undefined ? '—' : intl.formatNumber(value);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setJudged(true);
    if (quantityWrong || passwordWrong) {
      event.currentTarget
        .querySelector<HTMLInputElement>(quantityWrong ? '[name=quantity]' : '[name=password]')
        ?.focus();
      return;
    }
    const asked = { rewardId, quantity };
    const failure = await place(asked, async (idempotencyKey) => {
      const sealed = { ...asked, paymentPassword: password };
      await call(redeemPointReward, sealed, { idempotencyKey });
      notify.success('rewards.redeemed');
      onRedeemed();
    });
    // What only has to be sent again is sent as it stands.
    if (failure?.isTransient) return;
    setPassword('');
    setJudged(false);
  };
  if (!balance.hasPaymentPassword) {
    return (
      <Notice tone="warning">
        <span>{intl.formatMessage({ id: 'points.needsPassword' })}</span>
        <Link
          className={buttonLook({ tone: 'soft', size: 'sm' })}
          to={memberPath('securityCenter')}
        >
          {intl.formatMessage({ id: 'points.toAccount' })}
        </Link>
      </Notice>
    );
  }
  return (
    <form className={css.form} onSubmit={(event) => void submit(event)} noValidate>
      <Image className={css.picture} src={`${reward.picture}?w=480`} alt="" ratio="4 / 3" />
      <p className={css.quiet}>{reward.detail}</p>
      <Field
        required
        label={intl.formatMessage({ id: 'points.quantity' })}
        hint={intl.formatMessage({ id: 'points.quantityHint' }, { most })}
        error={
          judged && quantityWrong
            ? intl.formatMessage({ id: 'points.quantityWrong' }, { most })
            : undefined
        }
      >
        <Input
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value.trim())}
        />
      </Field>
      <Field
        required
        label={intl.formatMessage({ id: 'points.password' })}
        error={
          judged && passwordWrong ? intl.formatMessage({ id: 'points.passwordWrong' }) : undefined
        }
      >
        <PasswordInput
          name="password"
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
          labels={{
            show: intl.formatMessage({ id: 'points.passwordShow' }),
            hide: intl.formatMessage({ id: 'points.passwordHide' }),
            capsLock: intl.formatMessage({ id: 'points.passwordCaps' }),
          }}
          value={password}
          onChange={({ target }) => setPassword(target.value.replace(/\D/g, ''))}
        />
      </Field>
      <dl className={css.sum}>
        <dt>{intl.formatMessage({ id: 'points.total' })}</dt>
        <dd className={css.sumValue}>{number(points)}</dd>
        <dt>{intl.formatMessage({ id: 'points.after' })}</dt>
        <dd className={css.sumValue}>
          {number(points === undefined ? undefined : balance.balance - points)}
        </dd>
      </dl>
      <PointsRefusal error={refusal} />
      <Button type="submit" size="lg" shape="block" busy={busy}>
        {refusal?.isTransient
          ? intl.formatMessage({ id: 'action.retry' })
          : intl.formatMessage(
              { id: 'points.confirmRedeem' },
              { points: points ?? requiredPoints },
            )}
      </Button>
    </form>
  );
}
