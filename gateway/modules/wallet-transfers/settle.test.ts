import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { NO_PORTS } from '../../core/ports.ts';
import { vendors, walletTransfers } from '../../database/schema/index.ts';
import { eq } from '../../database/sql.ts';
import { fundAccount, walletGateway } from '../wallet/test-support.ts';
import { beginTransfer } from './begin.ts';
import { settleDueTransfers } from './settle.ts';
import { findVendor } from './vendors.ts';

const SILENT = 'SILENT';
const HEALTHY = 'HEALTHY';
/** Milliseconds until a request to a vendor times out. */
const TIMEOUT_MS = 8_000;

/** Vendors in the order of the requests. */
let asked: string[] = [];
/** The answer of the vendor that may not respond. */
let answer: () => Promise<'unknown' | 'done'>;

let setting: Awaited<ReturnType<typeof walletGateway>>;
beforeAll(async () => {
  setting = await walletGateway(() => ({
    ...NO_PORTS,
    vendorWallets: {
      transfer: async ({ vassalage }) => {
        asked.push(vassalage);
        return vassalage === SILENT ? answer() : 'done';
      },
    },
  }));
  await setting.gateway.db
    .insert(vendors)
    .values([SILENT, HEALTHY].map((vassalage) => ({ vassalage, name: { EN: vassalage } })));
});
afterAll(() => setting.close());

/** Creates a transfer that is due; those begun first are due first. */
async function due(vassalage: string): Promise<number> {
  const { gateway } = setting;
  const accountId = await setting.addAccount();
  await fundAccount(gateway, accountId, 1000);
  const at = gateway.clock.now();
  return gateway.db.transaction(async (tx) => {
    const vendor = await findVendor(tx, vassalage);
    if (!vendor) throw new Error('The vendor is missing.');
    const { row } = await beginTransfer(tx, {
      accountId,
      currency: 'USD',
      vendor,
      direction: 'in',
      amount: 1000,
      origin: 'member',
      key: 'due',
      bodyHash: '',
      at,
    });
    await tx
      .update(walletTransfers)
      .set({ nextAttemptAt: at })
      .where(eq(walletTransfers.id, row.id));
    return row.id;
  });
}

async function stateOf(id: number) {
  const { db } = setting.gateway;
  const [row] = await db.select().from(walletTransfers).where(eq(walletTransfers.id, id));
  return row?.state;
}

test('a vendor that does not respond does not delay transfers of others, and is asked once per turn', async () => {
  const waiting = [await due(SILENT), await due(SILENT), await due(SILENT)];
  const healthy = await due(HEALTHY);
  const given = Promise.withResolvers<'unknown'>();
  answer = () => given.promise;
  asked = [];
  const settled = settleDueTransfers(setting.gateway);
  await expect.poll(() => stateOf(healthy)).toBe('done');
  expect(asked.toSorted()).toEqual([HEALTHY, SILENT]);
  const now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now + TIMEOUT_MS);
  given.resolve('unknown');
  await settled;
  clock.mockRestore();
  expect(asked.toSorted()).toEqual([HEALTHY, SILENT]);
  expect(await Promise.all(waiting.map(stateOf))).toEqual(['pending', 'pending', 'pending']);

  // A vendor that responds is asked for all due transfers, except one that was just asked for.
  answer = async () => 'done';
  await settleDueTransfers(setting.gateway);
  expect(await Promise.all(waiting.map(stateOf))).toEqual(['pending', 'done', 'done']);
});
