import { boot } from '../boot.ts';
import { tabStorage } from '../safe-storage.ts';
import { session } from '../session/session-store.ts';

/** A visitor of this tab has confirmed their age. */
const KEY = 'AGE_CONFIRMED';

export const isAgeConfirmed = (): boolean => tabStorage.get(KEY) !== null;

export const confirmAge = (): void => tabStorage.set(KEY, '1');

/** Whether a trial asks for the age first; members confirmed it when they registered. */
export const trialRequiresAge = (): boolean =>
  !session.get().isLogin && boot().permission.info.trialNeedsAgeConfirmation && !isAgeConfirmed();
