import type { RankProgress, VipRank } from '@baize/gateway/contract';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { Crown } from '@baize/ui-kit/icon';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Loaded } from '../../../shared/api/loaded.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import { useMoney } from '../../../shared/money/money.ts';
import * as records from '../../../shared/records/records.css.ts';
import { RankCard } from './rank-card.tsx';
import { RankLadder } from './rank-ladder.tsx';
import { RankMeter } from './rank-meter.tsx';
import * as css from './vip.css.ts';

interface VipScreenProps extends Loaded<RankProgress> {
  busy: boolean;
  /** Claims the lowest open bonus, which is the one that the gateway credits. */
  onClaim(rank: VipRank): void;
}

/** The current rank with the progress to the next, then all ranks with their bonuses. */
export function VipScreen({ data, error, retry, busy, onClaim }: VipScreenProps) {
  const intl = useIntl();
  if (!data && error) return <LoadError title="member.failed" error={error} onRetry={retry} />;
  if (!data) {
    return (
      <div className={records.section} aria-busy="true">
        <Skeleton shape="block" height="14rem" />
        <Skeleton shape="block" height="16rem" />
        <Skeleton shape="block" height="18rem" />
      </div>
    );
  }
  return (
    <div className={records.section}>
      <Standing data={data} />
      {data.ranks.length > 0 && <RankLadder data={data} />}
      <h2 className={records.sectionTitle}>{intl.formatMessage({ id: 'member.vip.ranks' })}</h2>
      {data.ranks.length === 0 ? (
        <EmptyState
          icon={<Crown />}
          title={<FormattedMessage id="member.vip.none" />}
          description={<FormattedMessage id="member.vip.noneReason" />}
        />
      ) : (
        <ol className={css.ranks}>
          {data.ranks.map((rank) => (
            <li key={rank.level}>
              <RankCard rank={rank} level={data.level} busy={busy} onClaim={() => onClaim(rank)} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Standing({ data }: { data: RankProgress }) {
  const intl = useIntl();
  const money = useMoney();
  const own = data.ranks.find(({ level }) => level === data.level);
  const next = data.ranks.find(({ level }) => level > data.level);
  const left = (done: number, target: number) => money(Math.max(0, target - done));
  return (
    <section className={css.standing} aria-label={intl.formatMessage({ id: 'member.vip.own' })}>
      <span className={css.crest}>
        <Crown className={css.crown} aria-hidden="true" />
      </span>
      <div className={css.about}>
        <p className={css.level}>
          {intl.formatMessage({ id: 'shell.vipLevel' }, { level: data.level })}
          {own && <span className={css.rankName}>{own.name}</span>}
        </p>
        <p className={css.hint}>
          {next
            ? intl.formatMessage(
                { id: 'member.vip.toNext' },
                {
                  level: next.level,
                  bets: left(data.validBets, next.validBets),
                  deposits: left(data.deposits, next.deposits),
                },
              )
            : intl.formatMessage({ id: 'member.vip.top' })}
        </p>
      </div>
      {next && (
        <div className={css.meters}>
          <RankMeter label="member.vip.bets" done={data.validBets} target={next.validBets} />
          <RankMeter label="member.vip.deposits" done={data.deposits} target={next.deposits} />
        </div>
      )}
    </section>
  );
}
