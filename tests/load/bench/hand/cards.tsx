import { type ComponentType, useCallback, useState } from 'react';
import { GAMES } from '../games.ts';
import type { CardProps } from './make-card.tsx';

const nothing = () => undefined;

/** A lobby's grid: its favourites in state, one callback for all cards. */
export function Cards({ card: Card }: { card: ComponentType<CardProps> }) {
  const [favourites, setFavourites] = useState<ReadonlySet<string>>(new Set());
  const favourite = useCallback(async (id: string, wanted: boolean) => {
    setFavourites((before) => {
      const after = new Set(before);
      if (wanted) after.add(id);
      else after.delete(id);
      return after;
    });
  }, []);
  return (
    <div className="grid">
      {GAMES.map((game) => (
        <Card
          key={game.id}
          game={game}
          favourite={favourites.has(game.id)}
          onPlay={nothing}
          onTrial={nothing}
          onInfo={nothing}
          onFavourite={favourite}
        />
      ))}
    </div>
  );
}
