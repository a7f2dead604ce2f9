import { safeLink } from '@baize/tokens/src/safe-link.ts';
import { boot } from './boot.ts';

/** The target of a customer-service button where only a plain link is possible. */
export function customerServiceLink(): string {
  const { email, phone, chat } = boot().brand.support;
  return safeLink(email) ?? safeLink(phone) ?? safeLink(chat) ?? '/';
}
