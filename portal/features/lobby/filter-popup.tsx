import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { categoryPath, LOBBY_TYPES, type LobbyType } from '../../shared/paths.ts';
import { type PopupProps, readStack, writeStack } from '../../shared/popups/popup-stack.ts';
import { useLobbyFacets } from './api.ts';
import { FilterDrawer } from './components/filter-drawer.tsx';
import { type FactFilter, readLobby, withFilter, writeLobby } from './lobby-query.ts';

/** The fact filters of the current lobby; elsewhere it renders nothing. */
export function FilterPopup({ onClose }: PopupProps) {
  const { pathname } = useLocation();
  const gameType = LOBBY_TYPES.find((type) => categoryPath(type) === pathname);
  useEffect(() => {
    if (!gameType) onClose();
  }, [gameType, onClose]);
  return gameType && <LobbyFilter gameType={gameType} onClose={onClose} />;
}

/** The selection is a draft until it is applied, in one history entry. */
function LobbyFilter({ gameType, onClose }: { gameType: LobbyType; onClose(): void }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const lobby = readLobby(new URLSearchParams(search));
  const [draft, setDraft] = useState<FactFilter>({
    volatility: lobby.volatility,
    feature: lobby.feature,
  });
  const facets = useLobbyFacets(gameType, lobby, draft);

  const apply = () => {
    const query = new URLSearchParams(search);
    const rest = readStack(query).filter(({ name }) => name !== 'lobby-filter');
    const written = writeLobby(writeStack(query, rest), withFilter(lobby, draft)).toString();
    navigate(
      { pathname, search: written && `?${written}` },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <FilterDrawer {...facets} draft={draft} onDraft={setDraft} onApply={apply} onClose={onClose} />
  );
}
