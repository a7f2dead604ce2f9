import { tabStorage } from '../safe-storage.ts';

/** The audience of announcements; also the session key that records that they were seen (R4.13). */
export type Audience = 'USER_POPUP' | 'ANONYMOUS_POPUP';

export const audienceOf = (isLogin: boolean): Audience =>
  isLogin ? 'USER_POPUP' : 'ANONYMOUS_POPUP';

export const wasSeen = (audience: Audience): boolean => tabStorage.get(audience) !== null;

/**
 * Forgets what a member has seen, because the next member of this tab has announcements of their
 * own (R4.13).
 */
export const forgetMembersSeen = (): void => tabStorage.remove('USER_POPUP');

export const recordSeen = (audience: Audience): void => tabStorage.set(audience, '1');
