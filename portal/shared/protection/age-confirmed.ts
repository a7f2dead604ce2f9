import { boot } from '../boot.ts';
import { tabStorage } from '../safe-storage.ts';
import { session } from '../session/session-store.ts';

/** A visitor of this tab has said to be of age. */
const KEY = 'AGE_CONFIRMED';

export const isAgeConfirmed = (): boolean => tabStorage.get(KEY) !== null;

export const confirmAge = (): void => tabStorage.set(KEY, '1');

/** Whether a trial asks the age first: not of members, who confirmed it when they registered. */
export const trialAsksAge = (): boolean =>
  !session.get().isLogin && boot().permission.info.trialNeedsAgeConfirmation && !isAgeConfirmed();
