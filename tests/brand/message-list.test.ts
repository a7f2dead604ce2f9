import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandableMessages } from '../../scripts/message-list.ts';
import { root } from '../../scripts/terminal.ts';

test('what a brand may say in its own words is what the portal says in plain words', async () => {
  const listed: unknown = JSON.parse(await readFile(join(root, 'tokens/messages.json'), 'utf8'));
  const wayOut = 'node scripts/message-list.ts writes the list anew';
  expect(listed, wayOut).toEqual(await brandableMessages());
  expect(listed).toMatchObject({ 'home.hot': [], 'home.title': ['brand'] });
  // Its plural needs more than words.
  expect(listed).not.toHaveProperty(['home.games']);
});
