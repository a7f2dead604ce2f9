import { SIDE_MENU_COOKIE, type SideMenuState } from '@baize/gateway/contract';
import { boot } from '../../shared/boot.ts';
import { A_YEAR, writeCookie } from '../../shared/cookie.ts';
import { appPath } from '../../shared/navigation/app-path.ts';
import { createStore, useStore } from '../../shared/store.ts';

/** R2.15: game pages have no side menu (the specification's `/lottert` is a misprint). */
const WITHOUT_SIDE_MENU: readonly string[] = [
  appPath('/seamless'),
  appPath('/lottery'),
  appPath('/vnLottery'),
  appPath('/seaLottery'),
];

/** A game on a page of its own takes all the space below the header: no categories, no footer. */
export const fillsPage = (pathname: string): boolean => pathname === appPath('/seamless');

export const hasSideMenu = (pathname: string): boolean => !WITHOUT_SIDE_MENU.includes(pathname);

/** R2.04: the agent center has a frame of its own, without header and footer. */
export const hasShell = (pathname: string): boolean => pathname !== appPath('/agentHome');

/** The member center lists its pages itself, so the side menu shows icons only. */
export const foldsSideMenu = (pathname: string): boolean => pathname === appPath('/member');

/** The target of the skip link. */
export const CONTENT_ID = 'content';

/** The choice on this page. */
const chosen = createStore<SideMenuState | undefined>(undefined);

/**
 * `undefined` until the person chooses: then the width of the window decides, in CSS, so that
 * nothing shifts after the first paint. The choice is a cookie, with which the gateway renders the
 * page.
 */
export const useSideMenu = (): SideMenuState | undefined => useStore(chosen) ?? boot().sideMenu;

export function setSideMenu(state: SideMenuState): void {
  writeCookie(SIDE_MENU_COOKIE, state, A_YEAR);
  chosen.set(state);
}
