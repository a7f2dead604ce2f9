import { expect, test } from 'vitest';
import { STORY_BOOT } from '../app/story-boot.ts';
import { boot, setBoot } from './boot.ts';
import { flagsVersion, followFlags } from './flags-store.ts';

test('[R7.01c] modules that were switched are taken over, and only then menus are drawn anew', () => {
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
