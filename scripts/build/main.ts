import { reportFailure } from '../terminal.ts';
import { ensureBrands, ensureGamePages, ensurePortal } from './build.ts';

try {
  await ensureBrands();
  await ensureGamePages();
  await ensurePortal();
} catch (error) {
  reportFailure(error);
}
