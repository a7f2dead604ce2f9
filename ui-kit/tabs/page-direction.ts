import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const read = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
const readOnServer = () => 'ltr' as const;

/**
 * The writing direction of the page, read once per page because it does not change. Radix would
 * assume left to right and set that on all content.
 */
export const usePageDirection = (): 'ltr' | 'rtl' =>
  useSyncExternalStore(subscribe, read, readOnServer);
