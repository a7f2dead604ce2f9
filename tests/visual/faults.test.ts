import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/terminal.ts';

const folder = join(root, 'tests/visual/faults');
const faults = readdirSync(folder).filter((name) => name.endsWith('.patch'));

test('there are thirty faults', () => {
  expect(faults).toHaveLength(30);
});

// `npm run visual -- --faults` takes half an hour, so patches that no longer apply are detected here.
test.skipIf(!existsSync(join(root, '.git')))('each fault can still be made', () => {
  const outgrown = faults.filter((name) => {
    try {
      const options = { cwd: root, stdio: 'ignore' } as const;
      execFileSync('git', ['apply', '--check', join(folder, name)], options);
      return false;
    } catch {
      return true;
    }
  });
  expect(outgrown).toEqual([]);
});
