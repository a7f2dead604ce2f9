import type { MarketingChannel, MarketingChoices } from '@baize/gateway/contract';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { Switch } from '@baize/ui-kit/switch';
import { useIntl } from 'react-intl';
import * as cashier from '../../../shared/cashier/cashier.css.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import { useNotify } from '../../../shared/notify/use-notify.ts';
import * as card from '../../../shared/protection/card.css.ts';
import { useChooseMarketing, useMarketing } from './api.ts';

/** The member's consent to marketing, by channel; each choice applies immediately (R10.11). */
export function MarketingCard() {
  const intl = useIntl();
  const notify = useNotify();
  const { data, error, mutate } = useMarketing();
  const { run, isBusy } = useChooseMarketing();
  if (!data) {
    if (!error) return <Skeleton shape="block" height="14lh" />;
    return <LoadError title="member.failed" error={error} onRetry={() => void mutate()} />;
  }
  const choose = async (channel: MarketingChannel, agreed: boolean) => {
    const { status, error: failure } = await run({ channel, agreed });
    if (failure) notify.failure(failure);
    if (status === 'done') notify.success(`safer.marketing.saved.${agreed ? 'on' : 'off'}`);
  };
  const textOf = ({ channel, hasAddress }: MarketingChoices['channels'][number]) =>
    intl.formatMessage({
      id:
        hasAddress || channel === 'inbox'
          ? `safer.marketing.${channel}.text`
          : `safer.marketing.noAddress.${channel}`,
    });
  return (
    <div className={cashier.card}>
      <div className={card.cardHead}>
        <h3 className={cashier.cardTitle}>{intl.formatMessage({ id: 'safer.marketing.title' })}</h3>
        <p className={cashier.muted}>{intl.formatMessage({ id: 'safer.marketing.text' })}</p>
      </div>
      {data.channels.map((each) => (
        <Switch
          key={each.channel}
          checked={each.agreed}
          // Consent can be withdrawn, with or without an address.
          disabled={isBusy || (!each.hasAddress && !each.agreed)}
          description={textOf(each)}
          onCheckedChange={(agreed) => void choose(each.channel, agreed)}
        >
          {intl.formatMessage({ id: `safer.marketing.${each.channel}` })}
        </Switch>
      ))}
      <p className={cashier.muted}>{intl.formatMessage({ id: 'safer.marketing.service' })}</p>
    </div>
  );
}
