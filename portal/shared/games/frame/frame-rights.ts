import { boot } from '../../boot.ts';

/** Where the frame's messages come from. */
export const originOf = (gameUrl: string): string => new URL(gameUrl, window.location.href).origin;

/** The portal answers by these addresses too: their pages could hold a session. */
function isPortals(origin: string): boolean {
  const { domainRoute, launchGameCDNs } = boot().permission.info;
  return [window.location.origin, ...domainRoute, ...launchGameCDNs].some(
    (address) => URL.canParse(address) && originOf(address) === origin,
  );
}

/**
 * What the frame may do. A vendor of another origin keeps its own origin. One that shares an origin of
 * the portal's gets none: with it and its scripts it could read the session and lift its own sandbox.
 */
export function frameRights(gameUrl: string): string {
  const rights = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-pointer-lock'];
  if (!isPortals(originOf(gameUrl))) rights.push('allow-same-origin');
  return rights.join(' ');
}
