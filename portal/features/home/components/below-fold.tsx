import type { VendorCard, VendorLane } from '@baize/gateway/contract';
import type { ReactNode } from 'react';
import { useBrandLayout } from '../../../shared/brand/use-brand-layout.ts';
import { GameRail } from '../../../shared/games/game-rail.tsx';
import type { GameTileActions } from '../../../shared/games/game-tile.tsx';
import { groupAdjacent } from '../../../shared/group-adjacent.ts';
import { appPath } from '../../../shared/navigation/app-path.ts';
import { useJackpots, useWinners } from '../api.ts';
import * as css from '../home.css.ts';
import { CategorySection } from './category-section.tsx';
import { GameSection, type HomeSection } from './game-section.tsx';
import { Winners } from './winners.tsx';

/** The number of cards beside the winners, which makes the rail as high as their board. */
const PER_VIEW_BESIDE = 4;
const LOW_PER_VIEW_BESIDE = 3;

export interface BelowFoldProps {
  sections: readonly HomeSection[];
  lanes: readonly VendorLane[];
  actions: GameTileActions;
  onOpenVendor(card: VendorCard): void;
}

const isBesideBoard = ({ section }: HomeSection) => section === 'jackpots' || section === 'winners';

/** Jackpots and winners, then one section for each category, unless the brand has another order. */
export function BelowFold({ sections, lanes, actions, onOpenVendor }: BelowFoldProps) {
  const renderSection = (each: HomeSection, isAlone: boolean) => {
    if (each.section === 'winners') return <Winners key={each.section} />;
    if (each.section === 'jackpots') {
      return <Jackpots key={each.section} {...each} actions={actions} isAlone={isAlone} />;
    }
    if (each.section !== 'categories') {
      return <GameSection key={each.section} {...each} actions={actions} />;
    }
    return lanes.map((lane) => (
      <CategorySection
        key={lane.title}
        lane={lane}
        onOpen={onOpenVendor}
        moreHref={`?category=${lane.title}`}
      />
    ));
  };
  // Jackpots and winners share a row where they are neighbours.
  return groupAdjacent(sections, isBesideBoard).map((row) => {
    const [first, second] = row;
    return second ? (
      <Split key={first.section} row={row} renderSection={renderSection} />
    ) : (
      renderSection(first, true)
    );
  });
}

interface SplitProps {
  row: readonly HomeSection[];
  renderSection(section: HomeSection, isAlone: boolean): ReactNode;
}

/** Jackpots and winners side by side; where one is empty, the other takes the row. */
function Split({ row, renderSection }: SplitProps) {
  const lists = { jackpots: useJackpots().data, winners: useWinners().data };
  const hasSome = ({ section }: HomeSection) =>
    lists[section === 'winners' ? 'winners' : 'jackpots']?.length !== 0;
  const [first, second] = row.filter(hasSome);
  if (!first) return null;
  if (!second) return renderSection(first, true);
  return (
    <div className={css.split} data-first={first.section}>
      {renderSection(first, false)}
      {renderSection(second, false)}
    </div>
  );
}

interface JackpotsProps extends HomeSection {
  actions: GameTileActions;
  isAlone: boolean;
}

function Jackpots({ count, actions, isAlone }: JackpotsProps) {
  const games = useJackpots();
  const { hasLowTiles } = useBrandLayout();
  const beside = hasLowTiles ? LOW_PER_VIEW_BESIDE : PER_VIEW_BESIDE;
  return (
    <GameRail
      className={css.besideWinners}
      heading="shell.jackpots"
      errorTitle="home.failed.jackpots"
      games={games}
      maxCount={count}
      actions={actions}
      perView={isAlone ? undefined : beside}
      moreHref={`${appPath('/rng')}?classify=JP`}
    />
  );
}
