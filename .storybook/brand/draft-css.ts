import compact from '@baize/tokens/density/compact.tokens.json';
import properties from '@baize/tokens/layout-properties.json';
import { cornerRules, declarations } from '@baize/tokens/src/declarations.ts';
import { densityChanges } from '@baize/tokens/src/density-changes.ts';
import type { Layout } from '@baize/tokens/src/layout.ts';
import { layoutRules } from '@baize/tokens/src/layout-css.ts';
import type { ResolvedMap } from '@baize/tokens/src/resolve.ts';
import { flatten } from '@baize/tokens/src/tree.ts';
import { SHARED } from './brand-files.ts';

/** Overrides every rule of a built brand, whatever its mode. */
const ROOT = ':root[data-brand][data-brand][data-brand]';
const NAMES = [...SHARED.semantic.keys()];

const COMPACT = densityChanges(SHARED.base, flatten(compact));

/** The CSS of a draft's tokens and layout, which overrides that of the built brand. */
export function draftCss(tokens: ResolvedMap, layout: Layout): string {
  const rules = layoutRules(layout, ROOT, tokens, COMPACT).join('\n');
  // Properties of the built brand that the draft has removed are unset.
  const unsaid = Object.keys(properties).filter((name) => !rules.includes(`--bz-layout-${name}:`));
  return [
    `${ROOT}{${declarations(tokens, NAMES).join(';')}}`,
    ...cornerRules(tokens, ROOT),
    `${ROOT}{${unsaid.map((name) => `--bz-layout-${name}:initial`).join(';')}}`,
    `@layer bz-reset{${ROOT} .lucide{stroke-width:2}${ROOT} body{background:var(--bz-layout-ground,var(--bz-color-canvas-bg))}}`,
    rules,
  ].join('\n');
}
