import { type Layout, layoutSchema, portalLayout } from '@baize/tokens/src/layout.ts';
import { STORY_BOOT } from '../../portal/app/story-boot.ts';
import { BRAND_CHANGE } from '../../portal/shared/boot.ts';
import { onDraft, readDraft } from '../studio/draft.ts';
import { shownMode } from './apply-globals.ts';
import type { ToolbarGlobals } from './globals.ts';

const files = import.meta.glob<Layout>('../../tokens/brands/*/layout.json', {
  eager: true,
  import: 'default',
});

let followed: ToolbarGlobals | undefined;
onDraft(() => {
  if (!followed) return;
  arrangePortal(followed);
  dispatchEvent(new Event(BRAND_CHANGE));
});

/**
 * Applies the brand's layout, or the edited one, to portal stories, where the toolbar is set to it.
 */
export function arrangePortal(globals: ToolbarGlobals): void {
  const { brand, mode, layout } = globals;
  followed = globals;
  const { layout: _, ...design } = STORY_BOOT.brand;
  if (layout === 'design') {
    STORY_BOOT.brand = design;
    return;
  }
  const draft = readDraft(brand, shownMode(brand, mode));
  const file = files[`../../tokens/brands/${brand}/layout.json`];
  const { texts: __, ...arranged } = portalLayout(layoutSchema.parse(draft?.layout ?? file ?? {}));
  // The types differ only in `undefined` for absent keys.
  STORY_BOOT.brand = { ...design, layout: JSON.parse(JSON.stringify(arranged)) };
}
