import type { MouseEvent } from 'react';

/**
 * Whether a click on a link is plain: by the main button, and without a modifier key by which
 * browsers open the link elsewhere or save it.
 */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
