import { TRIAL_TYPE } from '../../contract/members.ts';
import { normaliseMobile } from '../../contract/mobile-number.ts';
import type { Gateway } from '../../core/gateway.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { accounts } from '../../database/schema/index.ts';
import { and, eq, inArray, ne, or } from '../../database/sql.ts';

/**
 * A typed name in one spelling, however its number is written: what is counted by name is counted together for all
 * names by which `findByName` finds one number. It looks at the name alone, not at the account, because a count that
 * two names share would tell that both belong to one person.
 * @param name in lower case
 */
export function spellName({ defaultDialingCode }: MerchantSettings, name: string): string {
  let mobile = normaliseMobile(defaultDialingCode, name);
  if (!mobile) return name;
  const code = defaultDialingCode.replace(/\D/g, '');
  // `639171234567` may be typed for +639171234567, and is read as +63639171234567.
  while (code && mobile.startsWith(`+${code}${code}`)) mobile = `+${mobile.slice(1 + code.length)}`;
  return mobile;
}

/**
 * The account of a typed name: a username, or the mobile number of who registered with one.
 * @param name in lower case
 */
export async function findByName(
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
