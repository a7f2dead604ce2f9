import type { Bonus } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { cx } from '@baize/ui-kit/foundation';
import { Inline } from '@baize/ui-kit/inline';
import { ProgressBar } from '@baize/ui-kit/progress-bar';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useMemberFrame } from '../../../shared/member-center/member-frame.ts';
import { merchantHas } from '../../../shared/member-pages.ts';
import { dateAndTime } from '../../../shared/messages/date-and-time.ts';
import * as records from '../../../shared/records/records.css.ts';
import { StatusLabel } from '../../../shared/records/status-label.tsx';
import * as reward from '../reward.css.ts';
import * as css from './bonuses.css.ts';

interface BonusCardProps {
  bonus: Bonus;
  money(amount: number): string;
  onGiveUp(): void;
}

/** A bonus: its source, its turnover progress, its expiry, and a button to give it up. */
export function BonusCard({ bonus, money, onGiveUp }: BonusCardProps) {
  const intl = useIntl();
  const { linkTo } = useMemberFrame();
  const { state, title, source, grantNo, turnoverRequired, turnoverDone } = bonus;
  const isOver = state !== 'active' && state !== 'waiting';
  const date = (at: number) => dateAndTime(intl, at);
  const end = bonus.endedAt ?? bonus.expiresAt;
  return (
    <article className={css.bonus} data-state={isOver ? 'over' : 'open'} aria-label={title}>
      <div className={css.names}>
        <div className={css.head}>
          <h3 className={reward.name}>{title}</h3>
          <StatusLabel status={`bonus.${state}`} />
        </div>
        <p className={records.quiet}>
          {intl.formatMessage({ id: `member.bonuses.source.${source}` })} · {grantNo}
        </p>
      </div>
      <p className={cx(reward.bonus, css.amount)}>{money(bonus.amount)}</p>
      {turnoverRequired > 0 && (
        <ProgressBar
          className={css.wide}
          label={intl.formatMessage({ id: 'member.turnover' })}
          value={turnoverDone}
          max={turnoverRequired}
          valueText={intl.formatMessage(
            { id: 'member.bonuses.turnoverText' },
            { done: money(turnoverDone), required: money(turnoverRequired) },
          )}
          tone={state === 'completed' ? 'success' : 'brand'}
        />
      )}
      <Inline gap="md" justify="between" className={cx(css.foot, css.wide)}>
        <div className={css.ends}>
          <span>
            {intl.formatMessage(
              { id: `member.bonuses.ends.${state}` },
              {
                left: money(turnoverRequired - turnoverDone),
                taken: money(bonus.takenBack ?? 0),
                asks: turnoverRequired > 0 ? 'bets' : 'none',
              },
            )}
          </span>
          <span className={records.quiet}>
            {bonus.claimedAt !== undefined &&
              intl.formatMessage(
                { id: 'member.bonuses.claimedAt' },
                { date: date(bonus.claimedAt) },
              )}
            {bonus.claimedAt !== undefined && ' · '}
            {end === undefined
              ? intl.formatMessage({ id: 'member.noEndDate' })
              : intl.formatMessage(
                  {
                    id: bonus.endedAt === undefined ? 'member.untilDate' : 'member.bonuses.endedAt',
                  },
                  { date: date(end) },
                )}
          </span>
        </div>
        {state === 'active' && (
          <Button
            variant="outline"
            size="sm"
            aria-label={intl.formatMessage({ id: 'member.bonuses.giveUpOf' }, { title })}
            onClick={onGiveUp}
          >
            {intl.formatMessage({ id: 'member.bonuses.giveUp' })}
          </Button>
        )}
        {state === 'waiting' && merchantHas().rewards && (
          <Button asChild variant="soft" size="sm">
            <Link {...linkTo('rewardCenter')}>
              {intl.formatMessage({ id: 'member.bonuses.toRewards' })}
            </Link>
          </Button>
        )}
      </Inline>
    </article>
  );
}
