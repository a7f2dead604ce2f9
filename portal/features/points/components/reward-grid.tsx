import {
  POINT_REWARD_TYPES,
  type PointRewardItem,
  type PointRewardType,
} from '@baize/gateway/contract';
import { Button } from '@baize/ui-kit/button';
import { Chip } from '@baize/ui-kit/chip';
import { EmptyState } from '@baize/ui-kit/empty-state';
import { visuallyHidden } from '@baize/ui-kit/foundation';
import { Store } from '@baize/ui-kit/icon';
import { Skeleton } from '@baize/ui-kit/skeleton';
import { FormattedMessage } from 'react-intl';
import type { Loaded } from '../../../shared/api/loaded.ts';
import { LoadError } from '../../../shared/errors/load-error.tsx';
import { redeemFormPreloadProps } from './redeem-dialog.tsx';
import { RewardTile } from './reward-tile.tsx';
import * as css from './rewards.css.ts';

interface RewardGridProps {
  rewards: Loaded<readonly PointRewardItem[]>;
  type: PointRewardType | undefined;
  /** The member's points; undefined for a person without any. */
  points: number | undefined;
  onType(type: PointRewardType | undefined): void;
  onRedeem(reward: PointRewardItem): void;
}

const PLACES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** The rewards by type, each with its price and stock. */
export function RewardGrid({ rewards, type, points, onType, onRedeem }: RewardGridProps) {
  const { data, error, retry } = rewards;
  const shown = data?.filter((each) => !type || each.type === type);
  return (
    <div className={css.section}>
      <fieldset className={css.types}>
        <legend className={visuallyHidden}>
          <FormattedMessage id="points.types" />
        </legend>
        {[undefined, ...POINT_REWARD_TYPES].map((each) => (
          <Chip key={each ?? 'all'} pressed={type === each} onClick={() => onType(each)}>
            <FormattedMessage id={`points.type.${each ?? 'all'}`} />
          </Chip>
        ))}
      </fieldset>
      {!data && error && <LoadError title="points.failed" error={error} onRetry={retry} />}
      {!data && !error && (
        <div className={css.grid} aria-busy="true">
          {PLACES.map((place) => (
            <Skeleton key={place} className={css.place} shape="block" />
          ))}
        </div>
      )}
      {shown?.length === 0 && (
        <EmptyState
          icon={<Store />}
          title={<FormattedMessage id="points.noRewards" />}
          description={<FormattedMessage id="points.noRewardsReason" />}
          action={
            type && (
              <Button variant="soft" onClick={() => onType(undefined)}>
                <FormattedMessage id="points.showAll" />
              </Button>
            )
          }
        />
      )}
      <ul className={css.grid} {...(points !== undefined && redeemFormPreloadProps)}>
        {shown?.map((reward, at) => (
          <li key={reward.rewardId} className={css.item}>
            <RewardTile
              reward={reward}
              priority={at === 0}
              points={points}
              onRedeem={() => onRedeem(reward)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
