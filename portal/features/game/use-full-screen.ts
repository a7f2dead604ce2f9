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
  /** Browsers on some phones have none. */
  readonly isPossible: boolean;
  toggle(): void;
}

/** The whole page in full screen, so that dialogs and messages stay in sight; left on unmount. */
export function useFullScreen(): FullScreen {
  const isOn = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  useEffect(() => leave, []);
  const toggle = useCallback(() => {
    if (document.fullscreenElement) leave();
    // Refused where a person did not ask for it, or by the system: everything stays as it is.
    else void document.documentElement.requestFullscreen().catch(() => undefined);
  }, []);
  return {
    isOn,
    isPossible: typeof document !== 'undefined' && document.fullscreenEnabled,
    toggle,
  };
}
