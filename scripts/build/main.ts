import { reportFailure } from '../terminal.ts';
import { ensureBrands, ensurePortal } from './build.ts';

try {
  await ensureBrands();
  await ensurePortal();
} catch (error) {
  reportFailure(error);
}
