import {
  type BankCard,
  PAYMENT_PASSWORD,
  type WithdrawSettings,
  withdraw,
} from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Field } from '@baize/ui-kit/field';
import { Input } from '@baize/ui-kit/input';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { call } from '../../../shared/gateway/call.ts';
import { useOrder } from '../../../shared/gateway/use-order.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { amountProblem, parseAmount } from '../parts/amount.ts';
import * as css from '../parts/cashier.css.ts';
import { Facts } from '../parts/details-dialog.tsx';
import { PayPasswordField } from '../parts/pay-password-field.tsx';
import { Refusal } from '../parts/refusal.tsx';
import { PayoutChoice } from './payout-choice.tsx';
import { WithdrawNotices } from './withdraw-notices.tsx';

interface WithdrawFormProps {
  settings: WithdrawSettings;
  cards: readonly BankCard[];
  /** Major units; undefined until it is known. */
  available: number | undefined;
  onPlaced(): void;
}

/** Where to, how much, and the proof that it is really the member. */
export function WithdrawForm({ settings, cards, available = 0, onPlaced }: WithdrawFormProps) {
  const intl = useIntl();
  const notify = useNotify();
  const { busy, refusal, place } = useOrder();
  const [chosen, setChosen] = useState<number>();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [judged, setJudged] = useState(false);
  const money = (amount: number) => formatMoney(intl, amount, settings.currencySymbol);
  const card = cards.find(({ cardId }) => cardId === chosen) ?? cards[0];
  const most = Math.min(settings.maximumAmount, available);
  const limits = {
    min: settings.minimumAmount,
    max: settings.maximumAmount,
    decimals: settings.decimals,
  };
  const known = amountProblem(typed, limits);
  const amount = known ? undefined : parseAmount(typed, settings.decimals);
  const problem =
    known ??
    (amount !== undefined && amount > available
      ? ({ id: 'error.insufficient_balance', amount: undefined } as const)
      : undefined);
  const isLocked =
    !settings.hasPaymentPassword ||
    !card ||
    settings.outstandingTurnover > 0 ||
    settings.dailyCountLeft === 0;
  const passwordWrong = !PAYMENT_PASSWORD.test(password);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setJudged(true);
    if (isLocked || !card || busy) return;
    if (amount === undefined || problem || passwordWrong) {
      event.currentTarget
        .querySelector<HTMLInputElement>(problem ? '[name=amount]' : '[name=paymentPassword]')
        ?.focus();
      return;
    }
    const asked = { cardId: card.cardId, amount };
    const failure = await place(asked, async (idempotencyKey) => {
      await call(withdraw, { ...asked, paymentPassword: password }, { idempotencyKey });
      setTyped('');
      setJudged(false);
      notify.success('member.withdraw.placed');
    });
    onPlaced();
    // What only has to be sent again is sent as it stands.
    if (!failure?.isTransient) setPassword('');
  };
  return (
    <form className={css.two} onSubmit={(event) => void submit(event)} noValidate>
      <div className={css.card}>
        <WithdrawNotices settings={settings} hasCard={card !== undefined} />
        {cards.length > 0 && <PayoutChoice cards={cards} chosen={card} onChoose={setChosen} />}
        <Field
          required
          label={intl.formatMessage({ id: 'member.deposit.amount' })}
          hint={intl.formatMessage(
            { id: 'member.amount.between' },
            { min: money(limits.min), max: money(limits.max) },
          )}
          error={
            judged && problem
              ? intl.formatMessage(
                  { id: problem.id },
                  { amount: problem.amount === undefined ? '' : money(problem.amount) },
                )
              : undefined
          }
        >
          <Input
            name="amount"
            size="lg"
            inputMode="decimal"
            autoComplete="off"
            start={settings.currencySymbol}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => typed && setJudged(true)}
            end={
              <Button size="sm" tone="quiet" onClick={() => setTyped(String(most))}>
                {intl.formatMessage({ id: 'member.withdraw.all' })}
              </Button>
            }
          />
        </Field>
        <PayPasswordField
          name="paymentPassword"
          label="member.payPassword.field"
          value={password}
          onChange={setPassword}
          error={
            judged && passwordWrong
              ? intl.formatMessage({ id: 'member.payPassword.six_digits' })
              : undefined
          }
        />
        <Refusal error={refusal} />
        <Button type="submit" size="lg" shape="block" busy={busy} disabled={isLocked}>
          {intl.formatMessage({
            id: refusal?.isTransient ? 'action.retry' : 'member.withdraw.submit',
          })}
        </Button>
      </div>
      <aside className={css.card}>
        <h2 className={css.cardTitle}>{intl.formatMessage({ id: 'member.deposit.summary' })}</h2>
        <Facts
          facts={[
            ['member.withdraw.available', money(available)],
            ['member.withdraw.held', money(settings.pendingAmount)],
            [
              'member.withdraw.today',
              intl.formatMessage(
                { id: 'member.withdraw.todayLeft' },
                { left: settings.dailyCountLeft, count: settings.dailyCount },
              ),
            ],
            [
              'member.deposit.time',
              intl.formatMessage({ id: 'member.minutes' }, { minutes: settings.usualMinutes }),
            ],
            ['member.deposit.fee', intl.formatMessage({ id: 'member.deposit.free' })],
          ]}
        />
        <p className={css.result}>
          <span>{intl.formatMessage({ id: 'member.withdraw.youGet' })}</span>
          <span>{amount === undefined ? '—' : money(amount)}</span>
        </p>
        <p className={css.muted}>{intl.formatMessage({ id: 'member.withdraw.how' })}</p>
      </aside>
    </form>
  );
}
