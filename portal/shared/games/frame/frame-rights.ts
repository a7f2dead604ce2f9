import { boot } from '../../boot.ts';

/** The expected origin of the frame's messages. */
export const originOf = (gameUrl: string): string => new URL(gameUrl, window.location.href).origin;

/** Whether the portal is served from this origin too, whose pages could hold a session. */
function isPortals(origin: string): boolean {
  const { domainRoute, launchGameCDNs } = boot().permission.info;
  return [window.location.origin, ...domainRoute, ...launchGameCDNs].some(
    (address) => URL.canParse(address) && originOf(address) === origin,
  );
}

/**
 * The sandbox permissions of the frame. A vendor of another origin keeps its own origin. One that
 * shares an origin with the portal gets none: with it and its scripts it could read the session and
 * remove its own sandbox.
 */
export function frameRights(gameUrl: string): string {
  const rights = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-pointer-lock'];
  if (!isPortals(originOf(gameUrl))) rights.push('allow-same-origin');
  return rights.join(' ');
}
