import '@baize/ui-kit/foundation';
import './page.css';
import { GameCard } from '@baize/ui-kit/game-card';
import { ModalTabs } from '@baize/ui-kit/modal-tabs';
import { Paginator } from '@baize/ui-kit/paginator';
import { useCallback, useState } from 'react';
import { GAMES, LINES, PAGES, TABS } from '../games.ts';
import { tasksOf } from '../mount.ts';

const cardLabels = {
  play: 'Immediate game',
  trial: 'Free trial',
  favourite: 'Favourite',
  info: 'About',
  hot: 'Hot',
  new: 'New',
  maintenance: 'Under maintenance',
};
const pagerLabels = {
  paginator: 'Pages of games',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
  jump: 'Go to page',
};
const nothing = () => undefined;
const hrefFor = (page: number) => `?page=${page}`;

/** A lobby's grid: its favourites in state, one callback for all cards. */
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
          onFavourite={favourite}
          onInfo={nothing}
        />
      ))}
    </div>
  );
}

function Pager() {
  const [page, setPage] = useState(1);
  return (
    <Paginator page={page} pages={PAGES} hrefFor={hrefFor} onPage={setPage} labels={pagerLabels} />
  );
}

const panel = (
  <div className="panel">
    {LINES.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);
const tabs = TABS.map((value) => ({ value, label: value, content: panel }));

function DialogPage() {
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState<string>(TABS[0]);
  const change = (wanted: boolean) => {
    setOpen(wanted);
    if (!wanted) setTab(TABS[0]);
  };
  return (
    <>
      <button type="button" id="open" onClick={() => setOpen(true)}>
        Log in
      </button>
      <Cards />
      <ModalTabs
        open={open}
        onOpenChange={change}
        title="Log in"
        items={tabs}
        tab={tab}
        onTabChange={setTab}
        labels={{ close: 'Close', tabs: 'Ways to log in' }}
      />
    </>
  );
}

window.bench = tasksOf({
  cards: () => <Cards />,
  paginator: () => <Pager />,
  dialog: () => <DialogPage />,
});
