import type { Promotion } from '@baize/gateway/contract';
import { CalendarDays } from '@baize/ui-kit/icon';
import { FormattedMessage } from 'react-intl';
import { useHydrated } from '../../../shared/use-hydrated.ts';
import * as css from './card.css.ts';

/** When it starts, when it ends, or until when its reward can be claimed. */
export function PromotionDates({ promotion }: { promotion: Promotion }) {
  // The day depends on the reader's time zone, which the server does not know.
  const isHydrated = useHydrated();
  const { label, startsAt, endsAt, expiresAt } = promotion;
  const line = () => {
    if (expiresAt !== undefined) {
      return <FormattedMessage id="promotions.claimBy" values={{ date: new Date(expiresAt) }} />;
    }
    if (label === 'comingSoon') {
      return <FormattedMessage id="promotions.startsOn" values={{ date: new Date(startsAt) }} />;
    }
    if (endsAt === undefined) return <FormattedMessage id="promotions.noEnd" />;
    return (
      <FormattedMessage
        id={label === 'close' ? 'promotions.endedOn' : 'promotions.endsOn'}
        values={{ date: new Date(endsAt) }}
      />
    );
  };
  return (
    <p className={css.dates}>
      <CalendarDays size="1.1em" aria-hidden="true" />
      {isHydrated ? line() : '\u00a0'}
    </p>
  );
}
