import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PopupName } from '../navigation/registry.ts';
import { useNotify } from '../notify/use-notify.ts';
import { readStack, usePopups } from '../popups/popup-stack.ts';
import { session } from '../session/session-store.ts';
import { decideStart, type PlayableEntry, type StartDecision } from './start-game.ts';
import { useLatest } from './use-latest.ts';

interface StartGame {
  /** Plays with real money, or does what is required before (R4.16). */
  play(entry: PlayableEntry): void;
  /** Plays with play money: the Free trial button. */
  tryFree(entry: PlayableEntry): void;
}

/**
 * Whether the address already contains this popup. Reads the address itself, because a double click
 * is faster than the next render.
 */
const isOpen = (name: PopupName): boolean =>
  readStack(new URLSearchParams(window.location.search)).some((popup) => popup.name === name);

/** The popup in which a game or a vendor's list of games opens. */
function popupOf(decision: StartDecision): [PopupName, ...string[]] {
  if (decision.kind === 'launch') {
    const { nodeId, table } = decision;
    return ['game', nodeId, 'real', ...(table === undefined ? [] : [table])];
  }
  return decision.kind === 'popupList' ? ['game-list', decision.vassalage] : ['login'];
}

interface StartOptions {
  /** The game replaces the popup in which it was chosen. */
  readonly inPlace?: boolean;
}

/** Starts games, for every place that shows them. The functions are stable. */
export function useStartGame({ inPlace = false }: StartOptions = {}): StartGame {
  const popups = useLatest(usePopups());
  const navigate = useLatest(useNavigate());
  const notify = useNotify();

  return useMemo(() => {
    const openOnce = (name: PopupName, ...args: string[]) => {
      if (isOpen(name)) return;
      if (inPlace) popups.current.replace(name, ...args);
      else popups.current.open(name, ...args);
    };
    return {
      play(entry) {
        const decision = decideStart(entry, session.get());
        if (decision.kind === 'login') {
          // The press is not lost: the login leads on to it.
          const wanted = decideStart(entry, { isLogin: true, isTrial: false });
          const pathTo = inPlace ? popups.current.pathInPlace : popups.current.pathTo;
          const to = wanted.kind === 'navigate' ? wanted.to : pathTo(...popupOf(wanted));
          openOnce('login', '', to);
        } else if (decision.kind === 'needsRealAccount') notify.needsRealAccount();
        else if (decision.kind === 'navigate') navigate.current(decision.to, { replace: inPlace });
        else openOnce(...popupOf(decision));
      },
      tryFree(entry) {
        if (entry.nodeId) openOnce('game', entry.nodeId, 'trial');
      },
    };
  }, [inPlace, popups, navigate, notify]);
}
