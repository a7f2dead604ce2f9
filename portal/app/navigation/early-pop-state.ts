import { useEffect } from 'react';

let isMissed = false;
const note = () => {
  isMissed = true;
};

/** Call it before hydration starts, because the router listens only once its page has hydrated. */
export const recordEarlyPopState = (): void => addEventListener('popstate', note);

/**
 * Notifies the router again of a Back or Forward during hydration: the address has changed, and the
 * page has not.
 */
export function useReplayPopState(): void {
  useEffect(() => {
    removeEventListener('popstate', note);
    if (isMissed) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    isMissed = false;
  }, []);
}
