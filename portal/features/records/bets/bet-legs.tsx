import type { BetLeg } from '@baize/gateway/contract';
import { useIntl } from 'react-intl';
import { signedNumber } from '../../../shared/money/signed-number.ts';
import * as css from '../../../shared/records/records.css.ts';

/** The legs of a bet, each with its pick and its result. */
export function BetLegs({ legs }: { legs: readonly BetLeg[] }) {
  const intl = useIntl();
  const picked = ({ market, pick, line, unit, home, away }: BetLeg) => {
    const points =
      market === 'handicap'
        ? signedNumber(intl, pick === 'away' ? 0 - line : line)
        : intl.formatNumber(line);
    return intl.formatMessage(
      { id: `member.bets.leg.${market}` },
      { pick, line: points, unit: unit ?? 'score', home, away },
    );
  };
  return (
    <section className={css.states}>
      <h3 className={css.sectionTitle}>{intl.formatMessage({ id: 'member.bets.legs' })}</h3>
      <ul className={css.states}>
        {legs.map((leg) => (
          <li key={`${leg.home} ${leg.away} ${leg.market}`}>
            <p className={css.strong}>
              {picked(leg)}{' '}
              {intl.formatMessage(
                { id: 'member.bets.leg.odds' },
                { odds: intl.formatNumber(leg.odds, { minimumFractionDigits: 2 }) },
              )}
            </p>
            <p>
              {intl.formatMessage(
                { id: 'member.bets.leg.match' },
                { home: leg.home, away: leg.away },
              )}
              {' · '}
              {leg.league}
            </p>
            <p>
              {intl.formatMessage(
                { id: 'member.bets.leg.result' },
                { result: leg.result ?? 'open' },
              )}
              {leg.score !== undefined && ` · ${leg.score}`}
              {leg.points !== undefined &&
                ` · ${intl.formatMessage(
                  { id: 'member.bets.leg.points' },
                  { unit: leg.unit ?? 'score', points: leg.points },
                )}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
