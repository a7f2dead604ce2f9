import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const read = () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');
const readOnServer = () => 'ltr' as const;

/**
 * In which direction the page is read, once a page: it does not change while something shows. Radix
 * would take left to right for granted, and set it on everything inside.
 */
export const usePageDirection = (): 'ltr' | 'rtl' =>
  useSyncExternalStore(subscribe, read, readOnServer);
