import { expect, test } from 'vitest';
import { parseModule } from '../../.storybook/docs/facts/modules.ts';
import { readStoryCode } from '../../.storybook/docs/facts/story-code.ts';
import { carriesGuide, guidedFolders, guideOf, guideSchema, readStories } from './guides.ts';

const folders = await guidedFolders();

test.each(folders)('%s has a guide, and its stories carry it', (folder) => {
  const stories = readStories(folder);
  expect(guideSchema.safeParse(guideOf(stories)).error).toBeUndefined();
  expect(carriesGuide(stories)).toBe(true);
});

test.each(folders)('%s: every story has code to copy that can be parsed', (folder) => {
  const { path, text } = readStories(folder);
  const codes = Object.entries(readStoryCode(path, text));
  expect(codes.length).toBeGreaterThan(0);
  for (const [name, code] of codes) {
    expect(() => parseModule(`${name}.tsx`, code), `${name}\n${code}`).not.toThrow();
    expect(code, name).not.toMatch(/storybook\/test|\bfn\(|userEvent|satisfies Meta/);
  }
});
