import type { PointRewardItem } from '@baize/gateway/contract';
import { Badge } from '@baize/ui-kit/badge';
import { Button } from '@baize/ui-kit/button';
import { PointsIcon } from '@baize/ui-kit/icon';
import { Image } from '@baize/ui-kit/image';
import { FormattedMessage, useIntl } from 'react-intl';
import * as css from './rewards.css.ts';

interface RewardTileProps {
  reward: PointRewardItem;
  /** It is the first one, in the first viewport. */
  priority?: boolean;
  points: number | undefined;
  onRedeem(): void;
}

/** The stock is shown up to this number. */
const FEW = 10;

/** A reward with its price and the points that are still missing. */
export function RewardTile({ reward, priority, points, onRedeem }: RewardTileProps) {
  const intl = useIntl();
  const { name, detail, picture, requiredPoints, stock } = reward;
  const missing = points === undefined ? 0 : Math.max(0, requiredPoints - points);
  return (
    <article className={css.tile} data-state={stock === 0 ? 'gone' : 'there'}>
      <div className={css.art}>
        <Image
          className={css.picture}
          src={`${picture}?w=480`}
          alt=""
          ratio="4 / 3"
          priority={priority}
        />
        {stock <= FEW && (
          <span className={css.stock}>
            <Badge hot={stock > 0}>
              {stock === 0 ? (
                <FormattedMessage id="points.soldOut" />
              ) : (
                <FormattedMessage id="points.left" values={{ stock }} />
              )}
            </Badge>
          </span>
        )}
      </div>
      <div className={css.body}>
        <h2 className={css.name}>{name}</h2>
        <p className={css.detail}>{detail}</p>
        <p className={css.price}>
          <PointsIcon aria-hidden="true" className={css.priceIcon} />
          <span>
            <FormattedMessage id="points.points" values={{ points: requiredPoints }} />
          </span>
        </p>
        {missing > 0 && (
          <p className={css.detail}>
            <FormattedMessage id="points.missing" values={{ points: missing }} />
          </p>
        )}
        <Button
          className={css.redeem}
          fullWidth
          variant={missing > 0 || stock === 0 ? 'soft' : 'solid'}
          disabled={missing > 0 || stock === 0}
          aria-label={intl.formatMessage(
            { id: stock === 0 ? 'points.soldOutOf' : 'points.redeemOf' },
            { name },
          )}
          onClick={onRedeem}
        >
          <FormattedMessage id={stock === 0 ? 'points.soldOut' : 'points.redeem'} />
        </Button>
      </div>
    </article>
  );
}
