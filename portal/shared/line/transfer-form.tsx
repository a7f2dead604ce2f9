import {
  memberTransactions,
  type TransferSettings,
  transferDownline,
  transferSettings,
  transferUpline,
} from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { DescriptionList } from '@baize/ui-kit/description-list';
import { Stack } from '@baize/ui-kit/stack';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useCommand } from '../api/use-command.ts';
import { amountMessage, amountProblem, parseAmount } from '../cashier/amount.ts';
import { paymentPasswordProblem } from '../cashier/fields.tsx';
import { PaymentFields } from '../cashier/payment-fields.tsx';
import { Form } from '../forms/form.tsx';
import type { Problem } from '../forms/problem.ts';
import { checkResolver } from '../forms/resolver.ts';
import { serverErrors } from '../forms/server-errors.ts';
import { useForm } from '../forms/use-form.ts';
import { formatMoney } from '../money/money.ts';
import { useNotify } from '../notify/use-notify.ts';

interface TransferFormProps {
  settings: TransferSettings;
  /** The receiver. */
  receiver: { readonly account: string; readonly nickname: string; readonly currency: string };
  /** To the sender's own upline, or to the downline. */
  direction: 'up' | 'down';
  /** A link to the page where a transaction password is set. */
  passwordLink: ReactNode;
  onDone(): void;
}

const EMPTY = { amount: '', paymentPassword: '' };
const AFFECTED = [transferSettings, memberTransactions];

/** Transfers money up or down the line; requirements are shown before the form (R11.12). */
export function TransferForm(props: TransferFormProps) {
  const { settings, receiver, direction, onDone } = props;
  const intl = useIntl();
  const notify = useNotify();
  // The password is not part of the intent: with a retyped password it is still the same order.
  const up = useCommand(transferUpline, {
    invalidates: AFFECTED,
    intentOf: ({ amount }) => ({ amount }),
  });
  const down = useCommand(transferDownline, {
    invalidates: AFFECTED,
    intentOf: ({ account, amount }) => ({ account, amount }),
  });
  const money = (amount: number) => formatMoney(intl, amount, settings);
  const { freeAmount, dailyAmountLeft, outstandingTurnover, hasPaymentPassword } = settings;
  const limits = {
    min: settings.minimumAmount,
    max: settings.maximumAmount,
    decimals: settings.decimals,
  };
  const problemOf = (input: string): Problem | undefined => {
    const problem = amountProblem(input, limits);
    if (problem) return amountMessage(problem, money);
    const amount = parseAmount(input, settings.decimals) ?? 0;
    if (amount > freeAmount) {
      return { id: 'line.transfer.aboveFree', values: { amount: money(freeAmount) } };
    }
    if (amount <= dailyAmountLeft) return undefined;
    return { id: 'line.transfer.aboveDay', values: { amount: money(dailyAmountLeft) } };
  };
  const isOtherCurrency = receiver.currency !== settings.currency;
  const isLocked = isOtherCurrency || !hasPaymentPassword || outstandingTurnover > 0;
  const form = useForm({
    defaultValues: EMPTY,
    validateOn: 'leaveFilled',
    isLocked,
    checkContext: [intl.locale, limits.min, limits.max, freeAmount, dailyAmountLeft],
    resolver: checkResolver(({ amount, paymentPassword }: typeof EMPTY) => ({
      amount: problemOf(amount),
      paymentPassword: paymentPasswordProblem(paymentPassword),
    })),
    onSubmit: async ({ amount: input, paymentPassword }) => {
      const amount = parseAmount(input, settings.decimals);
      if (amount === undefined) return undefined;
      const entered = { amount, paymentPassword };
      const { status, error } =
        direction === 'up'
          ? await up.run(entered)
          : await down.run({ ...entered, account: receiver.account });
      if (status === 'done') {
        notify.success('line.transfer.done', { amount: money(amount), account: receiver.account });
      }
      // A retry submits the form unchanged.
      if (error && !error.isTransient) form.form.setValue('paymentPassword', '');
      return error;
    },
    onSuccess: ({ reset }) => {
      reset(EMPTY);
      onDone();
    },
    serverErrors: (error) => {
      const free = error.detail.free ?? 0;
      if (error.code === 'insufficient_balance') {
        return { amount: { id: 'line.transfer.aboveFree', values: { amount: money(free) } } };
      }
      if (error.code === 'transfer_limit_reached') {
        const left = error.detail.remaining ?? 0;
        return { amount: { id: 'line.transfer.aboveDay', values: { amount: money(left) } } };
      }
      return serverErrors(error, {
        fields: ['amount', 'paymentPassword'],
        codes: { 'invalid.payment.pw': 'paymentPassword' },
        problemOf: (_field, reported) => ({
          id: reported === 'amount_invalid' ? 'cashier.amount.invalid' : 'error.request_param_err',
        }),
      });
    },
  });
  const most = Math.min(limits.max, freeAmount, dailyAmountLeft);
  return (
    <Form form={form}>
      <Stack gap="lg">
        {isOtherCurrency ? (
          <Alert>
            {intl.formatMessage(
              { id: 'line.transfer.otherCurrency' },
              { account: receiver.account, theirs: receiver.currency, own: settings.currency },
            )}
          </Alert>
        ) : (
          <>
            {!hasPaymentPassword && (
              <Alert tone="warning" action={props.passwordLink}>
                {intl.formatMessage({ id: 'line.transfer.needsPassword' })}
              </Alert>
            )}
            {outstandingTurnover > 0 && (
              <Alert>
                {intl.formatMessage(
                  { id: 'line.transfer.locked' },
                  { amount: money(outstandingTurnover) },
                )}
              </Alert>
            )}
          </>
        )}
        <DescriptionList
          items={[
            {
              id: 'to',
              term: intl.formatMessage({ id: 'line.to' }),
              description:
                receiver.nickname === receiver.account
                  ? receiver.account
                  : `${receiver.account} (${receiver.nickname})`,
            },
            {
              id: 'free',
              term: intl.formatMessage({ id: 'line.transfer.free' }),
              description: money(freeAmount),
            },
            {
              id: 'left',
              term: intl.formatMessage({ id: 'line.transfer.left' }),
              description: money(dailyAmountLeft),
            },
          ]}
        />
        <PaymentFields
          form={form}
          amountLabel="line.amount"
          submitLabel="line.transfer.submit"
          limits={limits}
          currency={settings}
          maxAmount={most}
          isLocked={isLocked}
        />
      </Stack>
    </Form>
  );
}
