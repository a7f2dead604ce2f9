import { CLIENT_TYPE, gameList, PLATFORM } from '@baize/gateway/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { abortPrevious } from '../../shared/api/abort-previous.ts';
import { useQuery } from '../../shared/api/use-query.ts';
import { boot } from '../../shared/boot.ts';
import { FollowFavourites } from '../../shared/games/use-favourites.ts';
import { useGameActions } from '../../shared/games/use-game-actions.ts';
import { useVendors } from '../../shared/games/use-vendors.ts';
import { useLanguage } from '../../shared/messages/language-store.ts';
import type { PopupProps } from '../../shared/popups/popup-stack.ts';
import { GameListScreen } from './game-list-screen.tsx';

/** As many as a lobby's page (R9.01). */
const PAGE_SIZE = 18;

/** The games of one vendor over the page (R2.113): `args` is its code. */
export function GameListPopup({ args, onClose }: PopupProps) {
  const [vassalage = ''] = args;
  return <VendorGames key={vassalage} vassalage={vassalage} onClose={onClose} />;
}

function VendorGames({ vassalage, onClose }: { vassalage: string; onClose(): void }) {
  const language = useLanguage();
  const actions = useGameActions();
  const { lanes } = useVendors();
  const [query] = useSearchParams();
  const [{ input, page }, setParams] = useState({ input: '', page: 1 });
  const name = input.trim();
  const { data, isPrevious, error, mutate } = useQuery(
    gameList,
    {
      vassalage,
      language,
      clientType: CLIENT_TYPE,
      platform: PLATFORM,
      merchant: boot().permission.info.merchantCode,
      pageNo: page,
      pageSize: PAGE_SIZE,
      ...(name && { gameName: name }),
    },
    { use: [abortPrevious] },
  );
  const vendor = lanes
    ?.flatMap((lane) => lane.cards)
    .find((card) => card.vassalage === vassalage)?.displayName;

  return (
    <>
      <FollowFavourites />
      <GameListScreen
        vendor={vendor ?? data?.games[0]?.vendorName ?? vassalage}
        input={input}
        page={page}
        games={data}
        isPrevious={data === undefined || isPrevious}
        error={data ? undefined : error}
        actions={actions}
        // Its pages are not in the address: a link opens the popup at the first one.
        hrefFor={() => `?${query}`}
        onPage={(wanted) => setParams((params) => ({ ...params, page: wanted }))}
        onType={(text) => setParams({ input: text, page: 1 })}
        onRetry={() => void mutate()}
        onClose={onClose}
      />
    </>
  );
}
