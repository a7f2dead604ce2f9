import { resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { messageCatalogues } from '../portal/build/message-catalogues.ts';
import { buildBrands } from '../tokens/src/build.ts';
import { writeBundledFonts } from '../tokens/src/write-fonts.ts';
import { kitDocs } from './docs/plugin.ts';
import { withKitPages } from './docs/with-kit-pages.ts';
import { playLanguage } from './play-language.ts';
import { prebundled } from './prebundled.ts';
import { pseudoCatalogues } from './pseudo-catalogues.ts';
import { brandStudio } from './studio/plugin.ts';

/** Not where the portal looks for brands: Storybook builds those that fail their check, too. */
const brands = resolve(import.meta.dirname, '../.cache/storybook-brands');
/** The garish brand, which only tests show. */
const testBrands = resolve(import.meta.dirname, '../.cache/test-brands');
const fixtures = resolve(import.meta.dirname, '../tokens/fixtures');

/** Faces of every bundled font, for trying one that the brand on the page does not use. */
const bundledFonts = resolve(import.meta.dirname, '../.cache/bundled-fonts');

// Before anything is served: a changed token or a new brand is there without another command. One
// that fails its check is shown all the same, because here it is mended.
await Promise.all([
  buildBrands(brands, undefined, { complain: (slug, what) => console.warn(`${slug}: ${what}`) }),
  buildBrands(testBrands, fixtures),
  writeBundledFonts(bundledFonts),
]);

const config: StorybookConfig = {
  stories: [
    './docs/pages/*.mdx',
    './brand/*.stories.tsx',
    '../ui-kit/**/*.stories.tsx',
    '../portal/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  experimental_indexers: withKitPages,
  staticDirs: [
    { from: brands, to: '/brands' },
    { from: testBrands, to: '/test-brands' },
    { from: bundledFonts, to: '/bundled-fonts' },
    { from: './assets', to: '/assets' },
  ],
  async viteFinal(vite) {
    vite.plugins = [
      pseudoCatalogues(),
      messageCatalogues(),
      playLanguage(),
      kitDocs(),
      brandStudio(brands),
      vanillaExtractPlugin(),
      ...(vite.plugins ?? []),
    ];
    // Which file of stories needs which chunks: pictures of what did not change are not taken again.
    vite.build = { ...vite.build, manifest: true };
    vite.optimizeDeps = { ...vite.optimizeDeps, include: prebundled };
    return vite;
  },
};

export default config;
