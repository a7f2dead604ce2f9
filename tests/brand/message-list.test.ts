import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandableMessages, portalMessages } from '../../scripts/message-list.ts';
import { root } from '../../scripts/terminal.ts';
import { PROTECTED_MESSAGES } from '../../tokens/src/protected-messages.ts';

test('what a brand may say in its own words is what the portal says in plain words', async () => {
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

test('whatever is protected from brands is there: a message that gets another id stays protected', async () => {
  const ids = (await portalMessages()).map(([id]) => id);
  const stale = PROTECTED_MESSAGES.flatMap(([, prefixes]) =>
    prefixes.filter((prefix) => !ids.some((id) => id.startsWith(prefix))),
  );
  expect(stale).toEqual([]);
});
