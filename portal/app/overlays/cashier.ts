import { appPath } from '../../shared/navigation/app-path.ts';
import { CASHIER_PAGES } from '../../shared/paths.ts';

/** Whether an address is a page of the cashier, over which nothing opens automatically. */
export const isCashier = (pathname: string, search: string): boolean =>
  pathname === appPath('/member') &&
  CASHIER_PAGES.some((page) => page === new URLSearchParams(search).get('page'));
