import type { RankProgress } from '@baize/gateway/contract';
import { Check, Crown } from '@baize/ui-kit/icon';
import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { useMoney } from '../../../shared/money/money.ts';
import * as css from './vip.css.ts';

/** The progress towards a rank, whose two requirements must both be met. */
function shareOf({ validBets, deposits }: RankProgress, rank: RankProgress['ranks'][number]) {
  const share = (done: number, target: number) => (target > 0 ? Math.min(1, done / target) : 1);
  return Math.min(share(validBets, rank.validBets), share(deposits, rank.deposits));
}

/** All ranks as steps from the lowest to the highest, with the member's progress. */
export function RankLadder({ data }: { data: RankProgress }) {
  const intl = useIntl();
  const money = useMoney();
  return (
    <ol className={css.ladder} aria-label={intl.formatMessage({ id: 'member.vip.ladder' })}>
      {data.ranks.map((rank, index) => {
        const isReached = rank.level <= data.level;
        const isOwn = rank.level === data.level;
        const done = isReached ? 1 : rank.level === nextLevel(data) ? shareOf(data, rank) : 0;
        return (
          <li
            key={rank.level}
            className={css.step}
            data-state={isOwn ? 'own' : isReached ? 'reached' : 'ahead'}
            aria-current={isOwn ? 'step' : undefined}
            style={
              {
                '--height': String((index + 1) / data.ranks.length),
                '--done': `${Math.floor(done * 100)}%`,
              } as CSSProperties
            }
          >
            <span className={css.stepTop}>
              <span className={css.stepMark}>
                {isOwn ? (
                  <Crown className={css.stepSign} aria-hidden="true" />
                ) : isReached ? (
                  <Check className={css.stepSign} aria-hidden="true" />
                ) : (
                  <span aria-hidden="true">{rank.level}</span>
                )}
              </span>
              <span className={css.stepName}>{rank.name}</span>
              <span className={css.stepGift}>
                {rank.bonus > 0
                  ? intl.formatMessage({ id: 'member.vip.gift' }, { amount: money(rank.bonus) })
                  : intl.formatMessage({ id: 'shell.vipLevel' }, { level: rank.level })}
              </span>
            </span>
            <span className={css.stepBody} aria-hidden="true" />
          </li>
        );
      })}
    </ol>
  );
}

/** The next rank; undefined for the highest. */
const nextLevel = ({ level, ranks }: RankProgress) =>
  ranks.find((rank) => rank.level > level)?.level;
