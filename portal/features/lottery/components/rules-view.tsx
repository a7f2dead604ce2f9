import { type LotteryGame, type LotteryRules, lotteryRules } from '@baize/gateway/contract';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { Field } from '@baize/ui-kit/field';
import { Ticket } from '@baize/ui-kit/icon';
import { Select } from '@baize/ui-kit/select';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { useIntl } from 'react-intl';
import { useQuery } from '../../../shared/api/use-query.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import { useLanguage } from '../../../shared/messages/language-store.ts';
import { useCatalogueMoney } from '../../../shared/money/money.ts';
import { betName, prizeName } from '../lottery-labels.ts';
import * as css from './results.css.ts';

interface RulesViewProps {
  /** The lotteries with scheduled draws; undefined until they are known. */
  games: readonly LotteryGame[] | undefined;
  gameCode: string | undefined;
  onChoose(gameCode: string): void;
}

/** The rules of a lottery: what is drawn, when, and what each kind of bet pays and returns. */
export function RulesView({ games, gameCode, onChoose }: RulesViewProps) {
  const { formatMessage: say } = useIntl();
  const language = useLanguage();
  const chosen = games?.find((game) => game.gameCode === gameCode) ?? games?.[0];
  const { data, error, mutate } = useQuery(
    lotteryRules,
    chosen ? { gameCode: chosen.gameCode, language } : null,
  );
  if (games?.length === 0) {
    return (
      <EmptyState
        icon={<Ticket />}
        title={say({ id: 'lottery.empty' })}
        description={say({ id: 'lottery.empty.text' })}
      />
    );
  }
  return (
    <div className={css.view}>
      {games && chosen && (
        <Field label={say({ id: 'category.LOTT' })} className={css.choice}>
          <Select
            value={chosen.gameCode}
            onChange={({ target }) => onChoose(target.value)}
            options={games.map((game) => ({ value: game.gameCode, label: game.gameName }))}
          />
        </Field>
      )}
      {error && !data && (
        <LoadError title="lottery.rules.failed" error={error} onRetry={() => void mutate()} />
      )}
      {!error && !data && <RulesSkeleton />}
      {data && <Rules rules={data} />}
    </div>
  );
}

const LINES = ['1', '2', '3', '4', '5', '6'];

function RulesSkeleton() {
  return (
    <div className={css.place} aria-busy="true">
      {LINES.map((line) => (
        <Skeleton key={line} height="1.5em" />
      ))}
    </div>
  );
}

function Rules({ rules }: { rules: LotteryRules }) {
  const intl = useIntl();
  const money = useCatalogueMoney();
  const say = intl.formatMessage;
  const duration = (seconds: number) =>
    seconds % 3600 === 0
      ? say({ id: 'lottery.hours' }, { count: seconds / 3600 })
      : seconds % 60 === 0
        ? say({ id: 'lottery.minutes' }, { count: seconds / 60 })
        : say({ id: 'lottery.seconds' }, { count: seconds });
  const prizes = rules.prizes.map(({ prize, count, digits }) =>
    say({ id: 'lottery.rules.prize' }, { prize: prizeName(intl, prize), count, digits }),
  );
  const percent = (rtp: number) =>
    intl.formatNumber(rtp / 100, { style: 'percent', minimumFractionDigits: 2 });
  return (
    <>
      <div className={css.prose}>
        <p>
          {say(
            { id: 'lottery.rules.when' },
            { period: duration(rules.period), close: duration(rules.closesBefore) },
          )}
        </p>
        <p>{say({ id: 'lottery.rules.drawn' }, { prizes: intl.formatList(prizes) })}</p>
        <p>
          {say(
            { id: 'lottery.rules.limits' },
            {
              least: money(rules.minBet),
              most: money(rules.maxBet),
              payout: money(rules.highestPayout),
            },
          )}
        </p>
        <p>{say({ id: 'lottery.rules.fair' })}</p>
      </div>
      <table className={css.pays}>
        <caption className={css.caption}>{say({ id: 'lottery.rules.pays' })}</caption>
        <thead>
          <tr>
            <th scope="col">{say({ id: 'lottery.rules.bet' })}</th>
            <th scope="col">{say({ id: 'lottery.rules.times' })}</th>
            <th scope="col">{say({ id: 'lottery.rules.oneIn' })}</th>
            <th scope="col">{say({ id: 'lottery.rules.return' })}</th>
          </tr>
        </thead>
        <tbody>
          {rules.bets.flatMap(({ kind, pays }) =>
            pays.map(({ example, pays: times, oneIn, rtp }) => (
              <tr key={kind + example}>
                <th scope="row">
                  {betName(intl, kind)} {pays.length > 1 && <small>{example}</small>}
                </th>
                <td>{say({ id: 'lottery.rules.x' }, { times: intl.formatNumber(times) })}</td>
                <td>{intl.formatNumber(oneIn)}</td>
                <td>{percent(rtp)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </>
  );
}
