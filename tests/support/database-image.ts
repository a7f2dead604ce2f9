import { testDatabaseImage } from '../../gateway/database/test-image.ts';

/** Makes the database that the gateways of the tests begin with, before several workers want it. */
export default async function prepare(): Promise<void> {
  await testDatabaseImage();
}
