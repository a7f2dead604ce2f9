import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PopupName } from '../navigation/registry.ts';
import { useNotify } from '../notify/use-notify.ts';
import { readStack, usePopups } from '../popups/popup-stack.ts';
import { session } from '../session/session-store.ts';
import { decideStart, type Startable } from './start-game.ts';
import { useLatest } from './use-latest.ts';

export interface StartGame {
  /** Plays with real money, or does what stands before it (R4.16). */
  play(entry: Startable): void;
  /** Plays with play money: the Free trial button. */
  tryFree(entry: Startable): void;
}

/**
 * Whether the address already has this popup. The address itself is asked, for a double click is
 * quicker than the next draw.
 */
const isOpen = (name: PopupName): boolean =>
  readStack(new URLSearchParams(window.location.search)).some((popup) => popup.name === name);

/** Starting games, for every place that shows one. The functions stay the same for ever. */
export function useStartGame(): StartGame {
  const popups = useLatest(usePopups());
  const navigate = useLatest(useNavigate());
  const notify = useNotify();

  return useMemo(() => {
    const openOnce = (name: PopupName, ...args: string[]) => {
      if (!isOpen(name)) popups.current.open(name, ...args);
    };
    return {
      play(entry) {
        const decision = decideStart(entry, session.get());
        if (decision.kind === 'login') openOnce('login');
        if (decision.kind === 'needsRealAccount') notify.needsRealAccount();
        if (decision.kind === 'navigate') navigate.current(decision.to);
        if (decision.kind === 'launch') {
          const { nodeId, table } = decision;
          openOnce('game', nodeId, 'real', ...(table === undefined ? [] : [table]));
        }
        if (decision.kind === 'popupList') openOnce('game-list', decision.vassalage);
      },
      tryFree(entry) {
        if (entry.nodeId) openOnce('game', entry.nodeId, 'trial');
      },
    };
  }, [popups, navigate, notify]);
}
