import { merchantHas } from '../../shared/member-pages.ts';
import { appPath } from '../../shared/navigation/app-path.ts';
import { memberPath } from '../../shared/paths.ts';

/** The link of a promotion's announcement (R2.100); a trial account has no rewards (R5.11). */
export const promotionsPath = ({ isTrial }: { isTrial: boolean }): string =>
  merchantHas().rewards && !isTrial ? memberPath('rewardCenter') : appPath('/promotions');
