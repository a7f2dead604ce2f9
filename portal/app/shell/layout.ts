import { inBrowser } from '../../shared/in-browser.ts';
import { createStore, useStore } from '../../shared/store.ts';

/** R2.15: game pages have no side menu (the specification's `/lottert` is a misprint). */
const WITHOUT_SIDE_MENU = ['/seamless', '/lottery', '/vnLottery', '/seaLottery'];

export const hasSideMenu = (pathname: string): boolean => !WITHOUT_SIDE_MENU.includes(pathname);

const KEY = 'sideMenu';

export type SideMenuState = 'open' | 'folded';

function stored(): SideMenuState | undefined {
  const value = inBrowser ? localStorage.getItem(KEY) : undefined;
  return value === 'open' || value === 'folded' ? value : undefined;
}

/**
 * `undefined` until the person chose: then the width of the window decides, in CSS, so that nothing
 * moves after the first paint.
 */
const sideMenu = createStore<SideMenuState | undefined>(stored(), () => undefined);

export const useSideMenu = (): SideMenuState | undefined => useStore(sideMenu);

export function setSideMenu(state: SideMenuState): void {
  localStorage.setItem(KEY, state);
  sideMenu.set(state);
}

/** On small screens the menu is a drawer over the page; it never stays open after a navigation. */
const drawer = createStore(false);
export const useDrawer = (): boolean => useStore(drawer);
export const setDrawer = (open: boolean): void => drawer.set(open);
