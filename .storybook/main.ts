import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { messageCatalogues } from '../portal/build/message-catalogues.ts';
import { buildBrands } from '../tokens/src/build.ts';
import { prebundled } from './prebundled.ts';

const brands = resolve(import.meta.dirname, '../tokens/dist/brands');

const config: StorybookConfig = {
  stories: ['../ui-kit/**/*.stories.tsx', '../portal/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  staticDirs: [
    { from: brands, to: '/brands' },
    { from: './assets', to: '/assets' },
  ],
  async viteFinal(vite) {
    if (!existsSync(brands)) await buildBrands(brands);
    vite.plugins = [messageCatalogues(), vanillaExtractPlugin(), ...(vite.plugins ?? [])];
    vite.optimizeDeps = { ...vite.optimizeDeps, include: prebundled };
    return vite;
  },
};

export default config;
