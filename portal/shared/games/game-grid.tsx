import { GameCardSkeleton } from '@baize/ui-kit/game-card';
import type { ReactNode } from 'react';
import * as css from './game-grid.css.ts';

interface GameGridProps {
  /** One `li` for each game. */
  children: ReactNode;
  /** The games are outdated while others load. */
  isBusy?: boolean;
}

/** Games as tiles, in rows that a page of 18 fills completely. */
export function GameGrid({ children, isBusy }: GameGridProps) {
  return (
    <div className={css.box}>
      <ul className={css.grid} aria-busy={isBusy}>
        {children}
      </ul>
    </div>
  );
}

/** As many placeholders as there will be tiles. */
export function GameGridSkeleton({ count }: { count: number }) {
  return (
    <div className={css.box} aria-busy="true">
      <div className={css.grid}>
        {Array.from({ length: count }, (_, place) => `place-${place}`).map((place) => (
          <GameCardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}
