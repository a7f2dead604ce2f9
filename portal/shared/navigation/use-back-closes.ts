import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCurrentLocation } from './use-current-location.ts';
import { useHistoryMark } from './use-history-mark.ts';

/**
 * Lets Back close a dialog without a place in the address, and neither the page nor the popup below
 * it. The caller is mounted while the dialog is open.
 * @param canClose false: the dialog stays until it is answered, whatever is pressed
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
  const close = useEffectEvent(() => {
    // What has closed the dialog may have gone to another address, and a popup may stand above.
    if (!isOpen.current && currentLocation().key === ownKey.current) remove();
  });
  const onMove = useEffectEvent(() => {
    if (isSet()) return;
    if (canClose) onClose();
    else navigate(1);
  });
  useEffect(() => {
    const move = () => onMove();
    isOpen.current = true;
    open();
    // The event, and not the location that is shown: that follows later, and not at all where Back is quicker.
    window.addEventListener('popstate', move);
    return () => {
      window.removeEventListener('popstate', move);
      isOpen.current = false;
      queueMicrotask(() => close());
    };
  }, []);
}
