import { boot, setBoot } from './boot.ts';
import { createStore } from './store.ts';

/** Rises when the merchant's modules were switched while the page is open: menus are drawn anew. */
export const flagsVersion = createStore(0);

/** Takes over the merchant's modules as they are now. */
export function followFlags(flags: Readonly<Record<string, boolean>>): void {
  const data = boot();
  const { permission } = data;
  const known = permission.info.whitelabel;
  // The tree names groups of modules besides, which say nothing by themselves.
  const differs = Object.keys(known).some(
    (flag) => flags[flag] !== undefined && flags[flag] !== known[flag],
  );
  if (!differs) return;
  const info = { ...permission.info, whitelabel: { ...known, ...flags } };
  setBoot({ ...data, permission: { ...permission, info } });
  flagsVersion.set(flagsVersion.get() + 1);
}
