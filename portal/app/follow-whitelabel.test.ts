import { expect, test } from 'vitest';
import { boot, setBoot } from '../shared/boot.ts';
import { flagsVersion, followFlags } from '../shared/flags-store.ts';
import { STORY_BOOT } from './story-boot.ts';

test('[R7.01c] switched modules are adopted, and menus rerender only then', () => {
  setBoot(STORY_BOOT);
  const before = flagsVersion.get();
  followFlags({ REWCEN3: true, MODULES: true });
  expect(flagsVersion.get()).toBe(before);
  expect(boot()).toBe(STORY_BOOT);
  followFlags({ REWCEN3: false, MODULES: true });
  expect(flagsVersion.get()).toBe(before + 1);
  expect(boot().permission.info.whitelabel.REWCEN3).toBe(false);
  expect(STORY_BOOT.permission.info.whitelabel.REWCEN3).toBe(true);
});
