import type { VipRank } from '@baize/gateway/contract';
import { Badge } from '@baize/ui-kit/badge';
import { Button } from '@baize/ui-kit/button';
import { CircleCheck, Gift, Lock } from '@baize/ui-kit/icon';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useMoney } from '../../../shared/money/money.ts';
import { promotionPath } from '../../../shared/paths.ts';
import * as records from '../../../shared/records/records.css.ts';
import * as css from './vip.css.ts';

interface RankCardProps {
  rank: VipRank;
  /** The member's own level. */
  level: number;
  busy: boolean;
  onClaim(): void;
}

/** A rank with its requirements, its benefits and the status of its bonus. */
export function RankCard({ rank, level, busy, onClaim }: RankCardProps) {
  const intl = useIntl();
  const money = useMoney();
  const isOwn = rank.level === level;
  const title = intl.formatMessage({ id: 'shell.vipLevel' }, { level: rank.level });
  return (
    <article className={css.rank} data-state={rank.level > level ? 'ahead' : 'reached'}>
      <header className={css.rankHead}>
        <h3 className={css.rankTitle}>
          {title}
          <span className={css.rankName}>{rank.name}</span>
        </h3>
        {isOwn && <Badge tone="brand">{intl.formatMessage({ id: 'member.vip.yours' })}</Badge>}
      </header>
      <dl className={css.asks}>
        <dt>{intl.formatMessage({ id: 'member.vip.bets' })}</dt>
        <dd className={css.ask}>{money(rank.validBets)}</dd>
        <dt>{intl.formatMessage({ id: 'member.vip.deposits' })}</dt>
        <dd className={css.ask}>{money(rank.deposits)}</dd>
      </dl>
      <div className={css.bonus}>
        <span className={css.bonusName}>{intl.formatMessage({ id: 'member.vip.bonus' })}</span>
        <span className={css.bonusAmount}>{rank.bonus > 0 ? money(rank.bonus) : '—'}</span>
        {rank.turnover > 0 && (
          <span className={css.hint}>
            {intl.formatMessage({ id: 'member.vip.turnover' }, { amount: money(rank.turnover) })}
          </span>
        )}
        {rank.unlocks.length > 0 && (
          <>
            <span className={css.bonusName}>
              {intl.formatMessage({ id: 'member.vip.unlocks' })}
            </span>
            <ul>
              {rank.unlocks.map(({ promotionId, title: name }) => (
                <li key={promotionId} className={records.status}>
                  <Gift size="1.1em" aria-hidden="true" />
                  {rank.level > level ? name : <Link to={promotionPath(promotionId)}>{name}</Link>}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <footer className={css.rankFoot}>
        <BonusState rank={rank} title={title} busy={busy} onClaim={onClaim} />
      </footer>
    </article>
  );
}

function BonusState(props: { rank: VipRank; title: string; busy: boolean; onClaim(): void }) {
  const intl = useIntl();
  const { bonusState: state } = props.rank;
  if (state === 'claimable') {
    return (
      <Button
        busy={props.busy}
        aria-label={intl.formatMessage({ id: 'member.vip.claimOf' }, { rank: props.title })}
        onClick={props.onClaim}
      >
        {intl.formatMessage({ id: 'member.claim' })}
      </Button>
    );
  }
  const Icon = state === 'claimed' ? CircleCheck : Lock;
  return (
    <span className={records.status} data-tone={state === 'claimed' ? 'success' : 'muted'}>
      <Icon size="1.1em" aria-hidden="true" />
      {intl.formatMessage({ id: `member.vip.state.${state}` })}
    </span>
  );
}
