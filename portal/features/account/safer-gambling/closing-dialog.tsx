import type { BankCard, OwnAccountState } from '@baize/gateway/contract';
import { Alert } from '@baize/ui-kit/alert';
import { useIntl } from 'react-intl';
import { failureDetails } from '../../../shared/cashier/failure-details.tsx';
import { PaymentPasswordField, paymentPasswordProblem } from '../../../shared/cashier/fields.tsx';
import { PayoutChoice } from '../../../shared/cashier/payout-choice.tsx';
import { CheckboxField, PasswordField } from '../../../shared/forms/fields.tsx';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import type { Problem } from '../../../shared/forms/problem.ts';
import { checkResolver } from '../../../shared/forms/resolver.ts';
import { serverErrors } from '../../../shared/forms/server-errors.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import { session } from '../../../shared/session/session-store.ts';
import { useCloseAccount } from './api.ts';

interface ClosingValues {
  /** Empty for the first account. */
  cardId: number | '';
  givesUpBonuses: boolean;
  password: string;
  paymentPassword: string;
}

interface ClosingDialogProps {
  state: OwnAccountState;
  cards: readonly BankCard[];
  onClose(): void;
}

const SERVER: Readonly<Record<string, Problem>> = {
  cardId: { id: 'safer.closing.card.required' },
  givesUpBonuses: { id: 'safer.closing.givesUp.required' },
};

/** The payout account, what is given up, and the owner's proof. */
export function ClosingDialog({ state, cards, onClose }: ClosingDialogProps) {
  const intl = useIntl();
  const notify = useNotify();
  const { run } = useCloseAccount();
  const { balance, bonuses, openBets, hasLoginPassword, hasPaymentPassword } = state;
  const money = (amount: number) => formatMoney(intl, amount, state);
  const form = useForm<ClosingValues>({
    defaultValues: { cardId: '', givesUpBonuses: false, password: '', paymentPassword: '' },
    resolver: checkResolver(({ givesUpBonuses, password, paymentPassword }) => ({
      givesUpBonuses: bonuses.count > 0 && !givesUpBonuses ? SERVER.givesUpBonuses : undefined,
      password: hasLoginPassword && password === '' ? { id: 'member.required' } : undefined,
      paymentPassword: hasPaymentPassword ? paymentPasswordProblem(paymentPassword) : undefined,
    })),
    onSubmit: async ({ cardId, givesUpBonuses, password, paymentPassword }) => {
      const chosen = cards.find((card) => card.cardId === cardId) ?? cards[0];
      const answer = await run({
        givesUpBonuses,
        ...(chosen && { cardId: chosen.cardId }),
        ...(hasLoginPassword && { password }),
        ...(hasPaymentPassword && { paymentPassword }),
      });
      if (answer.status !== 'done') return answer.error;
      onClose();
      if (answer.value.state === 'closed') session.end('closed');
      else {
        session.update({ isExcluded: true });
        notify.success('safer.closing.begun');
      }
      return undefined;
    },
    serverErrors: (error) =>
      serverErrors<ClosingValues>(error, {
        // Without a field for the account, its error is shown as the form's.
        fields: cards.length > 0 ? ['cardId', 'givesUpBonuses'] : ['givesUpBonuses'],
        problemOf: (field) => SERVER[field] ?? { id: 'error.request_param_err' },
      }),
  });
  return (
    <FormDialog
      form={form}
      title="safer.closing.dialog"
      submitLabel="safer.closing.title"
      errorDetails={failureDetails}
      onClose={onClose}
    >
      {openBets > 0 && (
        <Alert>{intl.formatMessage({ id: 'safer.closing.bets' }, { count: openBets })}</Alert>
      )}
      {cards.length > 0 && (
        <>
          {balance > 0 && (
            <p>
              {intl.formatMessage(
                { id: 'safer.closing.paysOut' },
                {
                  amount: money(Math.max(0, balance - bonuses.forfeit)),
                  isExact: String(bonuses.forfeit === 0),
                },
              )}
            </p>
          )}
          <PayoutChoice name="cardId" cards={cards} />
        </>
      )}
      {bonuses.count > 0 && (
        <CheckboxField name="givesUpBonuses" required>
          {intl.formatMessage(
            { id: 'safer.closing.givesUp' },
            { count: bonuses.count, amount: money(bonuses.forfeit) },
          )}
        </CheckboxField>
      )}
      {hasLoginPassword && (
        <PasswordField
          name="password"
          label="safer.password.login"
          required
          size="lg"
          autoComplete="current-password"
        />
      )}
      {hasPaymentPassword && <PaymentPasswordField name="paymentPassword" />}
    </FormDialog>
  );
}
