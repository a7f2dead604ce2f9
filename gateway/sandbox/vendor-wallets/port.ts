import type { Clock } from '@baize/gateway/core/clock.ts';
import type { VendorTransfer, VendorWalletsPort } from '@baize/gateway/core/ports.ts';
import { storedSettings, storeSettings } from '@baize/gateway/core/stored-settings.ts';
import { sandboxVendorTransfers } from '@baize/gateway/database/schema/index.ts';
import { eq } from '@baize/gateway/database/sql.ts';
import type { Database } from '@baize/gateway/database/types.ts';
import * as z from 'zod/mini';

/**
 * Behaviour of the sandbox's vendors for new transfers. `done`: executes them. `refused`: refuses them. `doneUnheard`:
 * executes them, and the response is lost; `refusedUnheard`: refuses them, and the response is lost; a status query tells
 * the result of both. `silent`: does not respond, and stores nothing.
 */
export const vendorBehaviour = z.enum([
  'done',
  'refused',
  'doneUnheard',
  'refusedUnheard',
  'silent',
]);
export type VendorBehaviour = z.infer<typeof vendorBehaviour>;

const KEY = 'sandboxVendorBehaviour';

export const readBehaviour = storedSettings(
  KEY,
  (stored): VendorBehaviour => z.safeParse(vendorBehaviour, stored).data ?? 'done',
);

export const writeBehaviour = (db: Database, value: VendorBehaviour): Promise<void> =>
  storeSettings(db, KEY, value);

const OUTCOMES = {
  done: 'done',
  doneUnheard: 'done',
  refused: 'refused',
  refusedUnheard: 'refused',
} as const;

/** The sandbox's vendors, which store their transfers in a table of their own, by order number. */
export function sandboxVendorWallets({
  db,
  clock,
  isDemo,
}: {
  readonly db: Database;
  readonly clock: Clock;
  readonly isDemo: boolean;
}): VendorWalletsPort {
  const recall = async ({ orderNo }: VendorTransfer) => {
    const [known] = await db
      .select({ outcome: sandboxVendorTransfers.outcome })
      .from(sandboxVendorTransfers)
      .where(eq(sandboxVendorTransfers.orderNo, orderNo));
    return known?.outcome;
  };
  return {
    transfer: async (order) => {
      const known = await recall(order);
      if (known) return known;
      const behaviour = isDemo ? await readBehaviour(db) : 'done';
      if (behaviour === 'silent') return 'unknown';
      await db
        .insert(sandboxVendorTransfers)
        .values({
          orderNo: order.orderNo,
          outcome: OUTCOMES[behaviour],
          createdAt: clock.now(),
        })
        .onConflictDoNothing();
      if (behaviour === 'doneUnheard' || behaviour === 'refusedUnheard') return 'unknown';
      // Of two simultaneous requests the first one decided.
      return (await recall(order)) ?? 'unknown';
    },
  };
}
