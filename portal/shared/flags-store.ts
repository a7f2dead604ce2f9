import { boot, setBoot } from './boot.ts';
import { createStore } from './store.ts';

/**
 * Incremented when the merchant's modules are switched while the page is open, so that menus render
 * again.
 */
export const flagsVersion = createStore(0);

/** Takes over the merchant's current modules. */
export function followFlags(flags: Readonly<Record<string, boolean>>): void {
  const data = boot();
  const { permission } = data;
  const known = permission.info.whitelabel;
  // The tree also contains groups of modules, which have no effect by themselves.
  const differs = Object.keys(known).some(
    (flag) => flags[flag] !== undefined && flags[flag] !== known[flag],
  );
  if (!differs) return;
  const info = { ...permission.info, whitelabel: { ...known, ...flags } };
  setBoot({ ...data, permission: { ...permission, info } });
  flagsVersion.set(flagsVersion.get() + 1);
}
