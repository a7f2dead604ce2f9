import { useCallback, useEffect, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

const leave = () => {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
};

export interface FullScreen {
  readonly isOn: boolean;
  /** Some phone browsers do not support it. */
  readonly isPossible: boolean;
  toggle(): void;
}

/**
 * Shows the whole page in full screen, so that dialogs and toasts stay visible; exits on unmount.
 */
export function useFullScreen(): FullScreen {
  const isOn = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  useEffect(() => leave, []);
  const toggle = useCallback(() => {
    if (document.fullscreenElement) leave();
    // Rejected without a user gesture, or by the system: nothing changes.
    else void document.documentElement.requestFullscreen().catch(() => undefined);
  }, []);
  return {
    isOn,
    isPossible: typeof document !== 'undefined' && document.fullscreenEnabled,
    toggle,
  };
}
