/**
 * The promotion that pays for invited friends; the merchant lists it where it is on. Apart from the
 * calls, so that the side menu needs no schema before the first paint.
 */
export const REFERRAL_PROMOTION = 'REFERRAL';
