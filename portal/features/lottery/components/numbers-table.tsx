import type { VietnamNumbers } from '@baize/gateway/contract';
import { Badge } from '@baize/ui-kit/badge';
import { useIntl } from 'react-intl';
import { dateAndTime } from '../../../shared/messages/date-and-time.ts';
import { prizeName } from '../lottery-labels.ts';
import * as css from './results.css.ts';

/** The numbers of one lottery on a day, by prize; for a future draw its time. */
export function NumbersTable({ draw }: { draw: VietnamNumbers['list'][number] }) {
  const intl = useIntl();
  const { numbers } = draw;
  const time = dateAndTime(intl, draw.drawAt);
  return (
    <section className={css.place} aria-label={draw.gameName}>
      <header className={css.head}>
        <h2 className={css.name}>{draw.gameName}</h2>
        <Badge>{intl.formatMessage({ id: `lottery.region.${draw.region}` })}</Badge>
        <p className={css.when}>{time}</p>
      </header>
      {numbers ? (
        <table className={css.table}>
          <tbody>
            {numbers.map(({ prize, numbers: own }) => (
              <tr key={prize} className={css.row} data-state={prize}>
                <th scope="row" className={css.prize}>
                  {prizeName(intl, prize)}
                </th>
                <td>
                  <div className={css.numbers}>
                    {own.map((number, place) => (
                      // A number may be drawn twice in one prize, so its index is its identity.
                      // biome-ignore lint/suspicious/noArrayIndexKey: a draw never changes.
                      <span key={place}>{number}</span>
                    ))}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className={css.when}>{intl.formatMessage({ id: 'lottery.numbers.soon' }, { time })}</p>
      )}
    </section>
  );
}
