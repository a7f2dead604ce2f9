import './hand.css';
import { useCallback, useState } from 'react';
import { GAMES } from '../games.ts';
import { tasksOf } from '../mount.ts';
import { Card } from './card.tsx';
import { TabsDialog } from './dialog.tsx';
import { Pager } from './pager.tsx';

const nothing = () => undefined;

function Cards() {
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

function DialogPage() {
  const [state, setState] = useState<'gone' | 'open' | 'closing'>('gone');
  return (
    <>
      <button type="button" id="open" onClick={() => setState('open')}>
        Log in
      </button>
      <Cards />
      {state !== 'gone' && (
        <TabsDialog
          closing={state === 'closing'}
          onClose={() => setState('closing')}
          onGone={() => setState('gone')}
        />
      )}
    </>
  );
}

window.bench = tasksOf({
  cards: () => <Cards />,
  paginator: () => <Pager />,
  dialog: () => <DialogPage />,
});
