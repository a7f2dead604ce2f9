/** Where the frame's messages come from. */
export const originOf = (gameUrl: string): string => new URL(gameUrl, window.location.href).origin;

/**
 * What the frame may do. A vendor of another origin keeps its own origin. One that shares ours gets
 * none: with ours and its scripts it could read the session and lift its own sandbox.
 */
export function frameRights(gameUrl: string): string {
  const rights = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-pointer-lock'];
  if (originOf(gameUrl) !== window.location.origin) rights.push('allow-same-origin');
  return rights.join(' ');
}
