import type { MouseEvent } from 'react';

/**
 * Whether a press on a link is a plain one: with the main button, and without a key by which browsers
 * open a link elsewhere or save it.
 */
export const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
