import { buildPackages } from './packages/build.ts';
import { reportFailure } from './terminal.ts';

try {
  await buildPackages();
} catch (error) {
  reportFailure(error);
}
