import { WinnerTicker } from '@baize/ui-kit/winner-ticker';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import { formatMoney } from '../../../shared/money/money.ts';
import { useWinners } from '../api.ts';

const ROWS = 6;

/** The winners board (R2.57). */
export function Winners() {
  const intl = useIntl();
  const { data, error, retry } = useWinners();
  if (!data && error) {
    return <LoadError title="home.failed.winners" error={error} onRetry={retry} />;
  }
  // Without winners there is no heading either.
  if (data?.length === 0) return null;
  return (
    <WinnerTicker
      title={<FormattedMessage id="home.winners" />}
      rows={ROWS}
      winners={data?.map((winner) => ({
        id: winner.id,
        icon: winner.iconUrl,
        game: winner.gameName,
        name: winner.customerName,
        amount: formatMoney(intl, winner.winAmount, winner),
      }))}
      labels={{
        pause: intl.formatMessage({ id: 'home.winners.pause' }),
        play: intl.formatMessage({ id: 'home.winners.play' }),
      }}
    />
  );
}
