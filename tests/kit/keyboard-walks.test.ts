import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kitFolders } from './components.ts';

/** What nobody operates, and what is operated by another component in it, with which one. */
const WITHOUT_KEYS: Readonly<Record<string, string>> = {
  alert: 'its cross is a Button',
  avatar: '',
  badge: '',
  card: '',
  'description-list': '',
  'empty-state': '',
  'error-state': 'its retry is a Button',
  field: 'its control is walked by itself',
  foundation: '',
  grid: '',
  heading: '',
  icon: '',
  illustration: '',
  image: '',
  inline: '',
  motion: '',
  'progress-bar': '',
  'qr-block': 'its button is a Button',
  skeleton: '',
  spinner: '',
  stack: '',
  stat: '',
  stepper: '',
  text: '',
  timeline: '',
  'winner-ticker': '',
};

test('each interactive component is walked by real keys', async () => {
  const folder = join(import.meta.dirname, 'browser/keyboard');
  const files = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  const walked = new Set(
    files.flatMap((text) => [...text.matchAll(/test\('([a-z-]+): /g)].map(([, name]) => name)),
  );
  const wanted = (await kitFolders()).filter((name) => !(name in WITHOUT_KEYS));
  expect(wanted.filter((name) => !walked.has(name))).toEqual([]);
});
