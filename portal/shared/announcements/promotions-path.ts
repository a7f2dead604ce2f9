import { merchantHas } from '../member-pages.ts';
import { appPath } from '../navigation/app-path.ts';
import { memberPath } from '../paths.ts';

/** Where an announcement of a promotion leads (R2.100). */
export const promotionsPath = (): string =>
  merchantHas().rewards ? memberPath('rewardCenter') : appPath('/promotions');
