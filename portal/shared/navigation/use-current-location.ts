import { useCallback, useContext } from 'react';
import { type Location, UNSAFE_NavigationContext, useLocation } from 'react-router-dom';

/**
 * Reads where the router is now. While a route is on its way, `useLocation` still gives the page that
 * is shown, and an address made from that would undo the navigation. The router's history is read
 * from its context because React Router has no public way to it; a server's router has none, and
 * never moves.
 */
export function useCurrentLocation(): () => Location {
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const shown = useLocation();
  return useCallback(
    () => (navigator as { readonly location?: Location }).location ?? shown,
    [navigator, shown],
  );
}
