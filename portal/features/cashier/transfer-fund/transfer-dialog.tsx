import type { VendorWallets, WalletTransfer } from '@baize/gateway/contract';
import { SegmentedControl } from '@baize/ui-kit/segmented-control';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { amountMessage, amountProblem, parseAmount } from '../../../shared/cashier/amount.ts';
import { failureDetails } from '../../../shared/cashier/failure-details.tsx';
import { AmountField } from '../../../shared/cashier/fields.tsx';
import { FormDialog } from '../../../shared/forms/form-dialog.tsx';
import { checkResolver } from '../../../shared/forms/resolver.ts';
import { serverErrors } from '../../../shared/forms/server-errors.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import { Facts } from '../../../shared/records/details-dialog.tsx';
import { useWalletTransfer } from './api.ts';

type Wallet = VendorWallets['wallets'][number];
type Direction = WalletTransfer['direction'];

interface TransferDialogProps {
  wallets: VendorWallets;
  /** The vendor's. */
  wallet: Wallet;
  /** During a break only transfers back are allowed. */
  onlyBack: boolean;
  onClose(): void;
  onDone(transfers: readonly WalletTransfer[]): void;
}

const EMPTY = { amount: '' };

/** A transfer between the main wallet and a vendor's: direction and amount (R2.62). */
export function TransferDialog(props: TransferDialogProps) {
  const { wallets, wallet, onlyBack } = props;
  const intl = useIntl();
  const { run } = useWalletTransfer();
  const [direction, setDirection] = useState<Direction>(
    onlyBack || (wallets.main === 0 && wallet.balance > 0) ? 'out' : 'in',
  );
  const money = (amount: number) => formatMoney(intl, amount, wallets);
  const available = direction === 'in' ? wallets.main : wallet.balance;
  const { decimals } = wallets;
  const limits = { min: 10 ** -decimals, max: available, decimals };
  const form = useForm({
    defaultValues: EMPTY,
    validateOn: 'leaveFilled',
    checkContext: [intl.locale, available],
    resolver: checkResolver(({ amount }: typeof EMPTY) => {
      const problem = amountProblem(amount, limits);
      if (problem?.id === 'cashier.amount.high' || (problem && available === 0)) {
        return { amount: { id: 'member.fund.notThere', values: { amount: money(available) } } };
      }
      return { amount: problem && amountMessage(problem, money) };
    }),
    onSubmit: async ({ amount: input }) => {
      const amount = parseAmount(input, decimals);
      if (amount === undefined) return undefined;
      const { vassalage } = wallet;
      const outcome = await run({ action: direction, vassalage, amount });
      if (outcome.status === 'done') props.onDone(outcome.value.transfers);
      return outcome.error;
    },
    serverErrors: (error) =>
      serverErrors(error, {
        fields: ['amount'],
        codes: { insufficient_balance: 'amount' },
      }),
  });
  return (
    <FormDialog
      form={form}
      title="member.fund.transfer"
      submitLabel="member.fund.action"
      errorDetails={failureDetails}
      onClose={props.onClose}
    >
      <SegmentedControl
        label={intl.formatMessage({ id: 'member.fund.direction' })}
        fullWidth
        value={direction}
        items={[
          {
            value: 'in',
            label: intl.formatMessage({ id: 'member.fund.in' }),
            disabled: onlyBack,
          },
          { value: 'out', label: intl.formatMessage({ id: 'member.fund.out' }) },
        ]}
        onValueChange={(value) => setDirection(value === 'out' ? 'out' : 'in')}
      />
      <Facts
        facts={[
          ['member.wallet.main', money(wallets.main)],
          ['member.fund.vendor', wallet.vendorName],
          ['member.fund.atVendor', money(wallet.balance)],
        ]}
      />
      <AmountField
        name="amount"
        label="member.deposit.amount"
        limits={limits}
        currency={wallets}
        onAll={() => form.fill('amount', String(available))}
      />
    </FormDialog>
  );
}
