import {
  type DepositChannel,
  type DepositOrder,
  type DepositSettings,
  HOLDER_NAME,
} from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Chip } from '@baize/ui-kit/chip';
import { Field } from '@baize/ui-kit/field';
import { visuallyHidden } from '@baize/ui-kit/foundation';
import { ExternalLink, Landmark, QrCode } from '@baize/ui-kit/icon';
import { Input } from '@baize/ui-kit/input';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useOrder } from '../../../shared/gateway/use-order.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import { amountProblem, parseAmount } from '../parts/amount.ts';
import * as css from '../parts/cashier.css.ts';
import { Facts } from '../parts/details-dialog.tsx';
import { Refusal } from '../parts/refusal.tsx';
import { placeDeposit } from './data.ts';

const ICONS = { launchUrl: ExternalLink, qr: QrCode, manual: Landmark } as const;

interface DepositFormProps {
  settings: DepositSettings;
  channels: readonly DepositChannel[];
  onPlaced(order: DepositOrder): void;
}

/** Methods at the left, the amount in the middle, what comes of it at the right. */
export function DepositForm({ settings, channels, onPlaced }: DepositFormProps) {
  const intl = useIntl();
  const { busy, refusal, place } = useOrder();
  const [channelId, setChannelId] = useState(channels[0]?.channelId);
  const [typed, setTyped] = useState('');
  const [accountName, setAccountName] = useState('');
  const [judged, setJudged] = useState(false);
  const channel = channels.find((each) => each.channelId === channelId) ?? channels[0];
  if (!channel) return null;

  const money = (amount: number) => formatMoney(intl, amount, settings.currencySymbol);
  const limits = {
    min: channel.minAmount,
    max: channel.maxAmount,
    decimals: settings.decimals,
  };
  const problem = amountProblem(typed, limits);
  const amount = problem ? undefined : parseAmount(typed, settings.decimals);
  const fee = amount === undefined ? undefined : Math.round(amount * channel.feePercent) / 100;
  const isManual = channel.kind === 'manual';
  const nameWrong = isManual && !HOLDER_NAME.test(accountName.trim());

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setJudged(true);
    if (amount === undefined || nameWrong) {
      event.currentTarget
        .querySelector<HTMLInputElement>(problem ? '[name=amount]' : '[name=accountName]')
        ?.focus();
      return;
    }
    if (busy) return;
    // Opened by the press itself, or the browser would take it for an unwanted popup.
    const tab = channel.kind === 'launchUrl' ? window.open('about:blank', '_blank') : null;
    const asked = { amount, accountName: accountName.trim() };
    const failure = await place({ channelId: channel.channelId, ...asked }, async (key) => {
      const order = await placeDeposit(channel, asked, key);
      if (tab && order.launchUrl) {
        tab.opener = null;
        tab.location.replace(new URL(order.launchUrl, location.href));
      }
      onPlaced(order);
    });
    if (failure) tab?.close();
  };
  return (
    <form className={css.cashier} onSubmit={(event) => void submit(event)} noValidate>
      <fieldset className={css.choices}>
        <legend className={visuallyHidden}>
          {intl.formatMessage({ id: 'member.deposit.methods' })}
        </legend>
        {channels.map((each) => {
          const Icon = ICONS[each.kind];
          return (
            <label key={each.channelId} className={css.choice}>
              <input
                className={visuallyHidden}
                type="radio"
                name="channel"
                checked={each.channelId === channel.channelId}
                onChange={() => setChannelId(each.channelId)}
              />
              <Icon className={css.choiceIcon} aria-hidden="true" />
              <span className={css.choiceText}>
                <span className={css.choiceName}>{each.name}</span>
                <span className={css.muted}>
                  {intl.formatMessage({ id: `member.deposit.kind.${each.kind}` })}
                </span>
                <span className={css.muted}>
                  {money(each.minAmount)} – {money(each.maxAmount)}
                </span>
              </span>
            </label>
          );
        })}
      </fieldset>
      <div className={css.card}>
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
          />
        </Field>
        <div className={css.chips}>
          {settings.presets
            .filter((preset) => preset >= limits.min && preset <= limits.max)
            .map((preset) => (
              <Chip
                key={preset}
                pressed={amount === preset}
                onClick={() => setTyped(String(preset))}
              >
                {settings.currencySymbol}
                {intl.formatNumber(preset)}
              </Chip>
            ))}
        </div>
        {isManual && (
          <Field
            required
            label={intl.formatMessage({ id: 'member.deposit.accountName' })}
            hint={intl.formatMessage({ id: 'member.deposit.accountNameHint' })}
            error={
              judged && nameWrong
                ? intl.formatMessage({ id: 'member.deposit.accountNameWrong' })
                : undefined
            }
          >
            <Input
              name="accountName"
              size="lg"
              autoComplete="name"
              value={accountName}
              onChange={({ target }) => setAccountName(target.value)}
            />
          </Field>
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
                : `${fee === undefined ? '' : `${money(fee)} · `}${intl.formatNumber(channel.feePercent)}%`,
            ],
            [
              'member.deposit.time',
              intl.formatMessage({ id: 'member.minutes' }, { minutes: channel.usualMinutes }),
            ],
            ...(settings.turnoverTimes > 0
              ? [
                  [
                    'member.deposit.turnover',
                    amount === undefined
                      ? `${intl.formatNumber(settings.turnoverTimes)}×`
                      : money((amount - (fee ?? 0)) * settings.turnoverTimes),
                  ] as const,
                ]
              : []),
          ]}
        />
        <p className={css.result}>
          <span>{intl.formatMessage({ id: 'member.deposit.credited' })}</span>
          <span>{amount === undefined ? '—' : money(amount - (fee ?? 0))}</span>
        </p>
        <Refusal error={refusal} />
        <Button type="submit" size="lg" shape="block" busy={busy}>
          {intl.formatMessage({
            id: refusal?.isTransient ? 'action.retry' : 'member.deposit.submit',
          })}
        </Button>
        <p className={css.muted}>{intl.formatMessage({ id: 'member.sandbox' })}</p>
      </aside>
    </form>
  );
}
