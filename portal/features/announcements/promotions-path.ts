import { merchantHas } from '../../shared/member-pages.ts';
import { appPath } from '../../shared/navigation/app-path.ts';
import { memberPath } from '../../shared/paths.ts';

/** Where an announcement of a promotion leads (R2.100); a trial account has no rewards (R5.11). */
export const promotionsPath = ({ isTrial }: { isTrial: boolean }): string =>
  merchantHas().rewards && !isTrial ? memberPath('rewardCenter') : appPath('/promotions');
