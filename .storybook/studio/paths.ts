/** Where `npm run storybook` takes files of brands: `PUT <path>/<slug>/<file>`. */
export const STUDIO_PATH = '/studio/brands';

/** Event of Vite's server: files of a brand have changed, and its CSS is built anew. */
export const BRAND_CHANGED = 'baize:brand-changed';
