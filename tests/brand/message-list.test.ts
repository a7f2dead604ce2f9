import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandableMessages, portalMessages } from '../../scripts/message-list.ts';
import { root } from '../../scripts/terminal.ts';
import { PROTECTED_MESSAGES } from '../../tokens/src/protected-messages.ts';

test("a brand may replace exactly the portal's plain messages", async () => {
  const listed: unknown = JSON.parse(await readFile(join(root, 'tokens/messages.json'), 'utf8'));
  const wayOut = 'node scripts/message-list.ts writes the list anew';
  expect(listed, wayOut).toEqual(await brandableMessages());
  expect(listed).toMatchObject({ 'home.hot': [], 'home.title': ['brand'] });
  for (const id of ['age.text', 'safer.title', 'license.none', 'reg_pattern_0']) {
    expect(listed).not.toHaveProperty([id]);
  }
  // Its plural needs more than words.
  expect(listed).not.toHaveProperty(['home.games']);
});

test('every protected message exists, so that a renamed message stays protected', async () => {
  const ids = (await portalMessages()).map(([id]) => id);
  const stale = PROTECTED_MESSAGES.flatMap(([, prefixes]) =>
    prefixes.filter((prefix) => !ids.some((id) => id.startsWith(prefix))),
  );
  expect(stale).toEqual([]);
});
