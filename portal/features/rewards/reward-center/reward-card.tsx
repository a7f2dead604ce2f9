import type { Promotion } from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Image } from '@baize/ui-kit/image';
import { TextLink } from '@baize/ui-kit/text-link';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { promotionPath } from '../../../shared/paths.ts';
import * as reward from '../reward.css.ts';
import * as css from './rewards.css.ts';

interface RewardCardProps {
  promotion: Promotion;
  money(amount: number): string;
  busy: boolean;
  onClaim(): void;
}

/** A bonus that can be claimed: amount, requirement, expiry. */
export function RewardCard({ promotion, money, busy, onClaim }: RewardCardProps) {
  const intl = useIntl();
  const { title, amount, turnover, expiresAt, banner, promotionId } = promotion;
  const isDraw = promotion.action === 'draw';
  return (
    <article className={css.card}>
      <Image className={css.picture} src={`${banner}?w=760`} alt="" ratio="21 / 9" />
      <div className={css.body}>
        <h3 className={reward.name}>{title}</h3>
        <p className={reward.amount}>
          {amount === undefined
            ? intl.formatMessage({ id: 'member.rewards.surprise' })
            : money(amount)}
        </p>
        <p className={css.facts}>
          {turnover !== undefined && (
            <span>
              {turnover > 0
                ? intl.formatMessage({ id: 'member.rewards.turnover' }, { amount: money(turnover) })
                : intl.formatMessage({ id: 'member.rewards.turnoverNone' })}
            </span>
          )}
          {expiresAt !== undefined && (
            <span>
              {intl.formatMessage({ id: 'member.rewards.until' }, { date: new Date(expiresAt) })}
            </span>
          )}
        </p>
        <div className={css.actions}>
          <Button
            busy={busy}
            aria-label={intl.formatMessage(
              { id: isDraw ? 'member.rewards.drawOf' : 'member.rewards.claimOf' },
              { title },
            )}
            onClick={onClaim}
          >
            {intl.formatMessage({ id: isDraw ? 'member.rewards.draw' : 'member.claim' })}
          </Button>
          <TextLink asChild standalone>
            <Link
              to={promotionPath(promotionId)}
              aria-label={intl.formatMessage({ id: 'member.rewards.detailsOf' }, { title })}
            >
              {intl.formatMessage({ id: 'member.rewards.details' })}
            </Link>
          </TextLink>
        </div>
      </div>
    </article>
  );
}
