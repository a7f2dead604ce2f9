import { testDatabaseImage } from '../../gateway/database/test-image.ts';
import { ensureGamePages } from '../../scripts/build/build.ts';

/** Makes what the gateways of the tests begin with, before several workers want it. */
export default async function prepare(): Promise<void> {
  await ensureGamePages();
  await testDatabaseImage();
}
