import { TRIAL_TYPE } from '../../contract/members.ts';
import { normaliseMobile } from '../../contract/mobile-number.ts';
import type { Gateway } from '../../core/gateway.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { accounts } from '../../database/schema/index.ts';
import { and, eq, inArray, ne, or } from '../../database/sql.ts';

/** A typed name in one spelling, however its number is written. @param name in lower case */
export const spellName = (settings: MerchantSettings, name: string): string =>
  normaliseMobile(settings.defaultDialingCode, name) ?? name;

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
