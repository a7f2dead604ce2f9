import { useCallback, useContext } from 'react';
import { type Location, UNSAFE_NavigationContext, useLocation } from 'react-router-dom';

/**
 * Reads the router's current location. While a route loads, `useLocation` still returns the
 * rendered page, and an address made from that would undo the navigation. It reads the router's
 * history from its context, because React Router has no public API for it; a server's router has
 * none, and never navigates.
 */
export function useCurrentLocation(): () => Location {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const shown = useLocation();
  return useCallback(
    () => (navigator as { readonly location?: Location }).location ?? shown,
    [navigator, shown],
  );
}
