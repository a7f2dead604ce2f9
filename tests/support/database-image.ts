import { testDatabaseImage } from '../../gateway/database/test-image.ts';
import { ensureGamePages } from '../../scripts/build/build.ts';

/** Builds the game pages and the database image once, before several workers need them. */
export default async function prepare(): Promise<void> {
  await ensureGamePages();
  await testDatabaseImage();
}
