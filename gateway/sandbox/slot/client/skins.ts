import type { SkinArt } from './art.ts';

/** Only the current skin is loaded. */
const SKINS: Readonly<Record<string, () => Promise<{ art: SkinArt }>>> = {
  'golden-koi': () => import('./skin-golden-koi.ts'),
  'neon-nights': () => import('./skin-neon-nights.ts'),
  'jungle-temple': () => import('./skin-jungle-temple.ts'),
  'fruit-classic': () => import('./skin-fruit-classic.ts'),
  'pirate-cove': () => import('./skin-pirate-cove.ts'),
  'dragon-pearl': () => import('./skin-dragon-pearl.ts'),
};

export async function loadSkin(name: string): Promise<SkinArt> {
  const load = SKINS[name] ?? SKINS['golden-koi'];
  if (!load) throw new Error(`There is no skin ${name}.`);
  return (await load()).art;
}
