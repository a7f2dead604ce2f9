import { safeLink } from '@baize/tokens/src/safe-link.ts';
import { boot } from './boot.ts';

/** Where a customer-service button leads when only a plain link can be offered. */
export function customerServiceLink(): string {
  const { email, phone, chat } = boot().brand.support;
  return safeLink(email) ?? safeLink(phone) ?? safeLink(chat) ?? '/';
}
