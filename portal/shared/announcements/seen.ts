/** Whom announcements are for; also the session key that records that they were seen (R4.13). */
export type Audience = 'USER_POPUP' | 'ANONYMOUS_POPUP';

export const audienceOf = (isLogin: boolean): Audience =>
  isLogin ? 'USER_POPUP' : 'ANONYMOUS_POPUP';

export const wasSeen = (audience: Audience): boolean => sessionStorage.getItem(audience) !== null;

export const recordSeen = (audience: Audience): void => sessionStorage.setItem(audience, '1');
