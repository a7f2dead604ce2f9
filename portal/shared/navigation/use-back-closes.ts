import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterGoingBack } from './go-back.ts';
import { useCurrentLocation } from './use-current-location.ts';
import { useHistoryMark } from './use-history-mark.ts';

/** Removes an entry once Back has led to it, unless it has led beyond it. */
function whenBack(isThere: () => boolean, isAbove: () => boolean, remove: () => void): void {
  const onMove = () => {
    if (!isThere() && isAbove()) return;
    window.removeEventListener('popstate', onMove);
    if (isThere()) remove();
  };
  window.addEventListener('popstate', onMove);
}

/**
 * Lets Back close a dialog that is not in the address, without leaving the page or the popup below.
 * The caller is mounted while the dialog is open.
 * @param canClose false keeps the dialog until it is answered
 */
export function useBackCloses(onClose: () => void, canClose = true): void {
  const { isSet, add, remove } = useHistoryMark(useId());
  const navigate = useNavigate();
  const currentLocation = useCurrentLocation();
  const isOpen = useRef(false);
  const ownKey = useRef<string>(undefined);
  const open = useEffectEvent(() => {
    // StrictMode opens again what it has just closed.
    if (!isSet()) add();
    ownKey.current = currentLocation().key;
  });
  const isAtOwn = () => currentLocation().key === ownKey.current;
  const close = useEffectEvent(() => {
    if (isOpen.current) return;
    // The action that closed the dialog may have navigated to another address.
    if (isAtOwn()) remove();
    // Where a popup or another dialog is still open above, its Back leads to an entry that shows
    // nothing.
    else if (isSet()) whenBack(isAtOwn, isSet, remove);
  });
  const onMove = useEffectEvent(() => {
    if (isSet()) return;
    if (canClose) onClose();
    else navigate(1);
  });
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    isOpen.current = true;
    void afterGoingBack().then(() => {
      if (signal.aborted) return;
      open();
      // Uses the event rather than the rendered location, which follows later, or not at all where
      // Back is faster.
      window.addEventListener('popstate', () => onMove(), { signal });
    });
    return () => {
      ended.abort();
      isOpen.current = false;
      queueMicrotask(() => close());
    };
  }, []);
}
