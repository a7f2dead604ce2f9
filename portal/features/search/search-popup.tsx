import type { VendorCard } from '@baize/gateway/contract';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStartGame } from '../../shared/games/use-start-game.ts';
import { categoryPath, isLobbyType } from '../../shared/paths.ts';
import { type PopupProps, readStack, usePopups } from '../../shared/popups/popup-stack.ts';
import { useThrottledSearch } from '../../shared/use-throttled-search.ts';
import { useSearch, useSuggestedGames } from './api.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { SearchScreen } from './search-screen.tsx';
import { type PageHit, usePages } from './use-pages.ts';

/** Milliseconds after which a typed text is written to the address, for a reload and for Back. */
const SETTLED = 400;

/** The global search: `args` is the initial text. */
export function SearchPopup({ args, onClose }: PopupProps) {
  const [given = ''] = args;
  const [input, setInput] = useState(given);
  const [submitted, setSubmitted] = useState(given.trim());
  const [recent, setRecent] = useState(recentSearches);
  const paced = useThrottledSearch((text) => setSubmitted(text.trim()));
  const popups = usePopups();
  const navigate = useNavigate();
  const { play } = useStartGame();
  const answer = useSearch(submitted);
  const pages = usePages(submitted);
  const hot = useSuggestedGames();
  const isOnTop = popups.stack.at(-1)?.name === 'search';

  useEffect(() => {
    if (!isOnTop || submitted === given) return;
    const timer = setTimeout(() => {
      // The address is ahead of the rendered page: a game that was just opened is over the search.
      const top = readStack(new URLSearchParams(window.location.search)).at(-1);
      if (top?.name === 'search') popups.replace('search', submitted);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [submitted, given, isOnTop, popups]);

  const type = (text: string) => {
    setInput(text);
    paced.type(text);
  };
  const search = (text: string) => {
    setInput(text);
    paced.submit(text);
  };
  const remember = () => {
    rememberSearch(submitted);
    setRecent(recentSearches());
  };
  const openVendor = (card: VendorCard) => {
    remember();
    // A lobby is open to everybody; other entries of a vendor's card have their own rules (R4.16).
    if (card.isGame === 0 && isLobbyType(card.gameType)) {
      const query = new URLSearchParams({ vassalage: card.vassalage });
      navigate(`${categoryPath(card.gameType)}?${query}`);
    } else play(card);
  };

  const openPage = ({ entry }: PageHit) => {
    remember();
    if ('to' in entry) navigate(entry.to);
    else popups.replace(entry.popup);
  };

  return (
    <SearchScreen
      input={input}
      answer={answer}
      pages={pages}
      hot={hot}
      recent={recent}
      onType={type}
      onRecent={search}
      onForget={() => {
        forgetSearches();
        setRecent([]);
      }}
      onGame={(game) => {
        remember();
        play(game);
      }}
      onVendor={openVendor}
      onPage={openPage}
      onClose={onClose}
    />
  );
}
