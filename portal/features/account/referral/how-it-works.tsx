import type { ReferralDetails } from '@baize/gateway/contract';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useIntl } from 'react-intl';
import { merchantZone } from '../../../shared/merchant-day.ts';
import { dateAndTime } from '../../../shared/messages/date-and-time.ts';
import { useMoney } from '../../../shared/money/money.ts';
import * as records from '../../../shared/records/records.css.ts';
import * as css from './referral.css.ts';

/** The three steps of a referral, with the merchant's numbers and the time of the next payout. */
export function HowItWorks({ details }: { details: ReferralDetails | undefined }) {
  const intl = useIntl();
  const money = useMoney();
  const percent = (share: number) =>
    intl.formatNumber(share / 100, { style: 'percent', maximumFractionDigits: 2 });
  const steps = details && [
    intl.formatMessage({ id: 'member.referral.step.share' }),
    intl.formatMessage(
      { id: 'member.referral.step.earn' },
      {
        bets: percent(details.rule.betPercent),
        deposits: percent(details.rule.depositPercent),
        least: money(details.rule.depositLeast),
        most: money(details.rule.depositMost),
      },
    ),
    intl.formatMessage(
      { id: 'member.referral.step.paid' },
      { zone: merchantZone(), time: dateAndTime(intl, details.nextPayoutAt, merchantZone()) },
    ),
  ];
  return (
    <section className={css.how}>
      <h2 className={records.sectionTitle}>{intl.formatMessage({ id: 'member.referral.how' })}</h2>
      {steps ? (
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step} className={css.step}>
              {step}
            </li>
          ))}
        </ol>
      ) : (
        <Skeleton shape="block" height="6lh" />
      )}
    </section>
  );
}
