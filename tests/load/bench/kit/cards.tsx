import '@baize/ui-kit/foundation';
import '@baize/ui-kit/foundation/reset';
import './page.css';
import { GameCard } from '@baize/ui-kit/game-card';
import { useCallback, useState } from 'react';
import { GAMES } from '../games.ts';

const cardLabels = {
  play: 'Immediate game',
  trial: 'Free trial',
  favourite: 'Favourite',
  info: 'About',
  hot: 'Hot',
  new: 'New',
  maintenance: 'Under maintenance',
};
const nothing = () => undefined;

/** A lobby's grid: its favourites in state, one callback for all cards. */
export function Cards() {
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
      {GAMES.map(({ id, name, vendor, cover, hot, freeTrial }) => (
        <GameCard
          key={id}
          gameId={id}
          name={name}
          vendor={vendor}
          cover={cover}
          fallbackCover="/cover.webp"
          hot={hot}
          freeTrial={freeTrial}
          favourite={favourites.has(id)}
          labels={cardLabels}
          onPlay={nothing}
          onTrial={nothing}
          onFavouriteChange={favourite}
          onInfo={nothing}
        />
      ))}
    </div>
  );
}
