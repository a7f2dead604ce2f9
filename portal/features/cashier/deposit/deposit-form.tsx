import {
  type DepositChannel,
  type DepositOrder,
  type DepositSettings,
  HOLDER_NAME,
} from '@baize/gateway/contract';
import { safeSource } from '@baize/tokens/src/safe-link.ts';
import { Chip } from '@baize/ui-kit/chip';
import { ExternalLink, Landmark, QrCode } from '@baize/ui-kit/icon';
import { useIntl } from 'react-intl';
import { amountMessage, amountProblem, parseAmount } from '../../../shared/cashier/amount.ts';
import * as css from '../../../shared/cashier/cashier.css.ts';
import { ChoiceField } from '../../../shared/cashier/choice-field.tsx';
import { failureDetails } from '../../../shared/cashier/failure-details.tsx';
import { AmountField } from '../../../shared/cashier/fields.tsx';
import { TextField } from '../../../shared/forms/fields.tsx';
import { Form } from '../../../shared/forms/form.tsx';
import { FormError } from '../../../shared/forms/form-error.tsx';
import { FormSubmit } from '../../../shared/forms/form-submit.tsx';
import { checkResolver } from '../../../shared/forms/resolver.ts';
import { SubmitDock } from '../../../shared/forms/submit-dock.tsx';
import { useForm } from '../../../shared/forms/use-form.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import { IdentityNotice } from '../../../shared/protection/identity-notice.tsx';
import { Facts } from '../../../shared/records/details-dialog.tsx';
import { useDeposit } from './api.ts';
import { depositOutcome } from './deposit-outcome.ts';

const ICONS = { launchUrl: ExternalLink, qr: QrCode, manual: Landmark } as const;

interface DepositFormProps {
  settings: DepositSettings;
  channels: readonly DepositChannel[];
  onPlaced(order: DepositOrder): void;
}

interface DepositValues {
  /** Empty for the first channel. */
  channelId: DepositChannel['channelId'] | '';
  amount: string;
  /** The holder of the account from which a manual transfer comes. */
  accountName: string;
}

const EMPTY: DepositValues = { channelId: '', amount: '', accountName: '' };

/** Methods at the left, the amount in the middle, the summary at the right. */
export function DepositForm({ settings, channels, onPlaced }: DepositFormProps) {
  const intl = useIntl();
  const { run } = useDeposit();
  const money = (amount: number) => formatMoney(intl, amount, settings);
  const channelOf = ({ channelId }: Pick<DepositValues, 'channelId'>) =>
    channels.find((each) => each.channelId === channelId) ?? channels[0];
  const limitsOf = ({ minAmount, maxAmount }: DepositChannel) => ({
    min: minAmount,
    max: maxAmount,
    decimals: settings.decimals,
  });
  const isLocked = settings.identity !== undefined;
  const form = useForm<DepositValues>({
    defaultValues: EMPTY,
    validateOn: 'leaveFilled',
    isLocked,
    checkContext: [intl.locale, channels],
    resolver: checkResolver((values) => {
      const channel = channelOf(values);
      const problem = channel && amountProblem(values.amount, limitsOf(channel));
      const needsName = channel?.kind === 'manual';
      return {
        amount: problem && amountMessage(problem, money),
        accountName:
          needsName && !HOLDER_NAME.test(values.accountName.trim())
            ? { id: 'member.deposit.accountNameWrong' }
            : undefined,
      };
    }),
    onSubmit: async (values) => {
      const channel = channelOf(values);
      const amount = parseAmount(values.amount, settings.decimals);
      if (!channel || amount === undefined) return undefined;
      // Opened synchronously in the press, because the browser would block a later popup.
      const tab = channel.kind === 'launchUrl' ? window.open('about:blank', '_blank') : null;
      const outcome = await run({ channel, amount, accountName: values.accountName.trim() });
      if (outcome.status !== 'done') {
        tab?.close();
        return outcome.error;
      }
      const address = safeSource(outcome.value.launchUrl);
      if (tab && address) {
        tab.opener = null;
        tab.location.replace(new URL(address, location.href));
      }
      onPlaced(outcome.value);
      return undefined;
    },
  });
  const values = form.form.watch();
  const channel = channelOf(values);
  if (!channel) return null;

  const limits = limitsOf(channel);
  const amount = amountProblem(values.amount, limits)
    ? undefined
    : parseAmount(values.amount, settings.decimals);
  const outcome =
    amount === undefined
      ? undefined
      : depositOutcome(amount, {
          feePercent: channel.feePercent,
          turnoverTimes: settings.turnoverTimes,
          decimals: settings.decimals,
        });
  return (
    <Form form={form} className={css.cashier}>
      <ChoiceField
        name="channelId"
        startsWithFirst
        revalidates="amount"
        legend={intl.formatMessage({ id: 'member.deposit.methods' })}
        legendHidden
        choices={channels.map(({ channelId, kind, name, logo, minAmount, maxAmount }) => ({
          value: channelId,
          name,
          lines: [
            intl.formatMessage({ id: `member.deposit.kind.${kind}` }),
            `${money(minAmount)} – ${money(maxAmount)}`,
          ],
          icon: ICONS[kind],
          logo: safeSource(logo),
        }))}
      />
      <div className={css.card}>
        {settings.identity && <IdentityNotice need="deposit" state={settings.identity} />}
        <AmountField
          name="amount"
          label="member.deposit.amount"
          limits={limits}
          currency={settings}
        />
        <div className={css.chips}>
          {settings.presets
            .filter((preset) => preset >= limits.min && preset <= limits.max)
            .map((preset) => (
              <Chip
                key={preset}
                pressed={amount === preset}
                onClick={() => form.fill('amount', String(preset))}
              >
                {settings.currencySymbol}
                {intl.formatNumber(preset)}
              </Chip>
            ))}
        </div>
        {channel.kind === 'manual' && (
          <TextField
            name="accountName"
            label="member.deposit.accountName"
            required
            hint={intl.formatMessage({ id: 'member.deposit.accountNameHint' })}
            size="lg"
            autoComplete="name"
          />
        )}
        <p className={css.muted}>
          {intl.formatMessage({ id: `member.deposit.how.${channel.kind}` })}
        </p>
      </div>
      <aside className={`${css.card} ${css.summaryPlace}`}>
        <h2 className={css.cardTitle}>{intl.formatMessage({ id: 'member.deposit.summary' })}</h2>
        <Facts
          facts={[
            ['member.deposit.method', channel.name],
            ['member.deposit.amount', amount === undefined ? '—' : money(amount)],
            [
              'member.deposit.fee',
              channel.feePercent === 0
                ? intl.formatMessage({ id: 'member.deposit.free' })
                : `${outcome ? `${money(outcome.fee)} · ` : ''}${intl.formatNumber(channel.feePercent)}%`,
            ],
            [
              'member.deposit.time',
              intl.formatMessage({ id: 'member.minutes' }, { minutes: channel.usualMinutes }),
            ],
            ...(settings.turnoverTimes > 0
              ? [
                  [
                    'member.deposit.turnover',
                    outcome
                      ? money(outcome.turnover)
                      : `${intl.formatNumber(settings.turnoverTimes)}×`,
                  ] as const,
                ]
              : []),
          ]}
        />
        <p className={css.result}>
          <span>{intl.formatMessage({ id: 'member.deposit.credited' })}</span>
          <span>{outcome ? money(outcome.credited) : '—'}</span>
        </p>
        <FormError error={form.error} details={failureDetails} />
        <SubmitDock>
          <FormSubmit form={form} size="lg" fullWidth disabled={isLocked}>
            {intl.formatMessage({ id: 'member.deposit.submit' })}
          </FormSubmit>
        </SubmitDock>
        {settings.isDemonstration && (
          <p className={css.muted}>{intl.formatMessage({ id: 'member.sandbox' })}</p>
        )}
      </aside>
    </Form>
  );
}
