import { cx, staleContent } from '@baize/ui-kit/foundation';
import { useIntl } from 'react-intl';
import type { MessageId } from '../messages/message-id.ts';
import { type MoneyCurrency, useMoney } from '../money/money.ts';
import * as css from './records.css.ts';
import { useMoneyIn } from './use-money-in.ts';

export interface Total {
  readonly label: MessageId;
  /** Major units; undefined until it is known. */
  readonly amount: number | undefined;
  /** Coloured and with its sign: a profit or a loss. */
  readonly signed?: boolean;
  readonly plain?: boolean;
}

interface SignedMoneyProps {
  /** Major units. */
  amount: number;
  /** The currency of the amount; the member's by default. */
  currency?: MoneyCurrency | undefined;
}

/** An amount with its sign, green or red; the sign conveys the same as the colour. */
export function SignedMoney({ amount, currency }: SignedMoneyProps) {
  const money = useMoneyIn();
  const tone = amount > 0 ? css.gain : amount < 0 ? css.loss : undefined;
  return (
    <span className={tone}>
      {amount > 0 && '+'}
      {money(amount, currency)}
    </span>
  );
}

interface TotalsProps {
  totals: readonly Total[];
  /** They belong to the previous range: those of this one are loading. */
  stale: boolean;
}

/** The sums of a whole range, above its rows. */
export function Totals({ totals, stale }: TotalsProps) {
  const intl = useIntl();
  const money = useMoney();
  const text = ({ amount, plain }: Total) => {
    if (amount === undefined) return '—';
    return plain ? intl.formatNumber(amount) : money(amount);
  };
  return (
    <dl className={cx(css.totals, stale && staleContent)} aria-busy={stale || undefined}>
      {totals.map((total) => (
        <div key={total.label} className={css.total}>
          <dt className={css.totalName}>{intl.formatMessage({ id: total.label })}</dt>
          <dd className={css.totalValue}>
            {total.signed && total.amount !== undefined ? (
              <SignedMoney amount={total.amount} />
            ) : (
              text(total)
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
