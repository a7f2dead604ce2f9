import { useEffect } from 'react';

let isMissed = false;
const note = () => {
  isMissed = true;
};

/** Call it before hydration begins: the router listens only once its page has been hydrated. */
export const watchForBack = (): void => addEventListener('popstate', note);

/**
 * Tells the router again that Back or Forward was pressed while the page was being hydrated: the address
 * had moved, and the page had not.
 */
export function useMissedBack(): void {
  useEffect(() => {
    removeEventListener('popstate', note);
    if (isMissed) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    isMissed = false;
  }, []);
}
