import type { VendorCard, VendorLane } from '@baize/gateway/contract';
import { GameRail } from '../../../shared/games/game-rail.tsx';
import type { GameTileActions } from '../../../shared/games/game-tile.tsx';
import { appPath } from '../../../shared/navigation/app-path.ts';
import { useJackpots } from '../api.ts';
import * as css from '../home.css.ts';
import { CategorySection } from './category-section.tsx';
import { Winners } from './winners.tsx';

/** Cards beside the winners: as high as their board. */
const PER_VIEW_BESIDE = 4;

export interface BelowFoldProps {
  lanes: readonly VendorLane[];
  actions: GameTileActions;
  onOpenVendor(card: VendorCard): void;
}

/** Jackpots and winners, then one section for each category. */
export function BelowFold({ lanes, actions, onOpenVendor }: BelowFoldProps) {
  const jackpots = useJackpots();
  return (
    <>
      <div className={css.split}>
        <GameRail
          className={css.besideWinners}
          heading="shell.jackpots"
          failed="home.failed.jackpots"
          games={jackpots}
          actions={actions}
          perView={PER_VIEW_BESIDE}
          moreHref={`${appPath('/rng')}?classify=JP`}
        />
        <Winners />
      </div>
      {lanes.map((lane) => (
        <CategorySection
          key={lane.title}
          lane={lane}
          onOpen={onOpenVendor}
          moreHref={`?category=${lane.title}`}
        />
      ))}
    </>
  );
}
