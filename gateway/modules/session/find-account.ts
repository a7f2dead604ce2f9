import { TRIAL_TYPE } from '../../contract/members.ts';
import { normaliseMobile } from '../../contract/mobile-number.ts';
import type { Gateway } from '../../core/gateway.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { accounts } from '../../database/schema/index.ts';
import { and, eq, inArray, ne, or } from '../../database/sql.ts';

/**
 * Normalizes a typed name, so that all spellings by which `findAccountByName` finds a number share one throttle counter. It
 * depends on the name only, not on the account: a counter that two names share would reveal that they belong to one
 * person.
 * @param name in lower case
 */
export function normaliseLoginName({ defaultDialingCode }: MerchantSettings, name: string): string {
  let mobile = normaliseMobile(defaultDialingCode, name);
  if (!mobile) return name;
  const code = defaultDialingCode.replace(/\D/g, '');
  // `639171234567` may be typed for +639171234567, and is parsed as +63639171234567.
  while (code && mobile.startsWith(`+${code}${code}`)) mobile = `+${mobile.slice(1 + code.length)}`;
  return mobile;
}

/**
 * Finds the account of a typed name: a username, or the mobile number of an account that registered with one.
 * @param name in lower case
 */
export async function findAccountByName(
  gateway: Pick<Gateway, 'db'>,
  settings: MerchantSettings,
  name: string,
): Promise<typeof accounts.$inferSelect | undefined> {
  const mobile = normaliseMobile(settings.defaultDialingCode, name);
  const mobiles = mobile ? [mobile, `+${name.replace(/\D/g, '')}`] : [];
  const rows = await gateway.db
    .select()
    .from(accounts)
    .where(
      and(
        ne(accounts.type, TRIAL_TYPE),
        or(eq(accounts.username, name), mobile ? inArray(accounts.mobile, mobiles) : undefined),
      ),
    );
  return rows.find((row) => row.username === name) ?? rows[0];
}
