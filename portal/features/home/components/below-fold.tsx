import type { VendorCard, VendorLane } from '@baize/gateway/contract';
import type { GameTileActions } from '../../../shared/games/game-tile.tsx';
import { appPath } from '../../../shared/navigation/app-path.ts';
import { useJackpots } from '../api.ts';
import * as css from '../home.css.ts';
import { CategorySection } from './category-section.tsx';
import { GameRail, PER_VIEW_BESIDE } from './game-rail.tsx';
import { Winners } from './winners.tsx';

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
          className={css.belowFold}
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
