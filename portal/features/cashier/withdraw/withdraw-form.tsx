import { addExact } from '@baize/gateway/contract';
import { useIntl } from 'react-intl';
import { amountMessage, amountProblem, parseAmount } from '../../../shared/cashier/amount.ts';
import * as css from '../../../shared/cashier/cashier.css.ts';
import { paymentPasswordProblem } from '../../../shared/cashier/fields.tsx';
import { PaymentFields } from '../../../shared/cashier/payment-fields.tsx';
import { PayoutChoice } from '../../../shared/cashier/payout-choice.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import type { Problem } from '../../../shared/forms/problem.ts';
import { checkResolver } from '../../../shared/forms/resolver.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { Facts } from '../../../shared/records/details-dialog.tsx';
import { useWithdraw, type WithdrawOffer } from './api.ts';
import { WithdrawNotices } from './withdraw-notices.tsx';

interface WithdrawFormProps extends WithdrawOffer {
  /** Major units; undefined until it is known. */
  available: number | undefined;
}

interface WithdrawValues {
  /** Empty for the first account. */
  cardId: number | '';
  amount: string;
  paymentPassword: string;
}

const EMPTY: WithdrawValues = { cardId: '', amount: '', paymentPassword: '' };

/** The payout account, the amount, and the transaction password. */
export function WithdrawForm({ settings, cards, available: held = 0 }: WithdrawFormProps) {
  const intl = useIntl();
  const available = Math.max(0, addExact(held, -(settings.bonusForfeit ?? 0)));
  const notify = useNotify();
  const { run } = useWithdraw();
  const money = (amount: number) => formatMoney(intl, amount, settings);
  const most = Math.min(settings.maximumAmount, available);
  const limits = {
    min: settings.minimumAmount,
    max: settings.maximumAmount,
    decimals: settings.decimals,
  };
  const problemOf = (input: string): Problem | undefined => {
    const problem = amountProblem(input, limits);
    if (problem) return amountMessage(problem, money);
    const amount = parseAmount(input, settings.decimals) ?? 0;
    return amount > available ? { id: 'error.insufficient_balance' } : undefined;
  };
  const cardOf = (cardId: number | '') => cards.find((card) => card.cardId === cardId) ?? cards[0];
  const isLocked =
    settings.identity !== undefined ||
    !settings.hasPaymentPassword ||
    cards.length === 0 ||
    settings.outstandingTurnover > 0 ||
    settings.dailyCountLeft === 0;
  const form = useForm<WithdrawValues>({
    defaultValues: EMPTY,
    validateOn: 'leaveFilled',
    isLocked,
    checkContext: [intl.locale, limits.min, limits.max, available],
    resolver: checkResolver(({ amount, paymentPassword }) => ({
      amount: problemOf(amount),
      paymentPassword: paymentPasswordProblem(paymentPassword),
    })),
    onSubmit: async (values) => {
      const cardId = cardOf(values.cardId)?.cardId;
      const amount = parseAmount(values.amount, settings.decimals);
      if (cardId === undefined || amount === undefined) return undefined;
      const { paymentPassword } = values;
      const { status, error } = await run({ cardId, amount, paymentPassword });
      if (status === 'done') notify.success('member.withdraw.placed');
      // A retry submits the form unchanged.
      if (error && !error.isTransient) form.form.setValue('paymentPassword', '');
      return error;
    },
    onSuccess: ({ reset, getValues }) => reset({ ...EMPTY, cardId: getValues('cardId') }),
  });
  const input = form.form.watch('amount');
  const amount = amountProblem(input, limits) ? undefined : parseAmount(input, settings.decimals);
  return (
    <Form form={form} className={css.two}>
      <div className={css.card}>
        <WithdrawNotices settings={settings} hasCard={cards.length > 0} />
        {cards.length > 0 && <PayoutChoice name="cardId" cards={cards} />}
        <PaymentFields
          form={form}
          amountLabel="member.deposit.amount"
          submitLabel="member.withdraw.submit"
          limits={limits}
          currency={settings}
          maxAmount={most}
          isLocked={isLocked}
        />
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
    </Form>
  );
}
