import { vendors } from '../../database/schema/index.ts';
import { eq } from '../../database/sql.ts';
import type { Database, Transaction } from '../../database/types.ts';

const FIELDS = {
  vassalage: vendors.vassalage,
  name: vendors.name,
  accountTypeId: vendors.accountTypeId,
};

/** A vendor for which members can have a wallet. */
export type Vendor = Awaited<ReturnType<typeof allVendors>>[number];

/** Returns all vendors for which members can have a wallet. */
export const allVendors = (db: Database | Transaction) => db.select(FIELDS).from(vendors);

/** Returns a vendor; undefined for an unknown code. */
export async function findVendor(
  db: Database | Transaction,
  vassalage: string,
): Promise<Vendor | undefined> {
  const [vendor] = await db.select(FIELDS).from(vendors).where(eq(vendors.vassalage, vassalage));
  return vendor;
}
