/**
 * What Vite must bundle before the first story runs. Found late, each of these makes it reload,
 * which blanks Storybook and loses story tests at random on a cold cache.
 */
export const prebundled = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@vanilla-extract/recipes/createRuntimeFn',
  '@radix-ui/react-dialog',
  '@radix-ui/react-tabs',
  'embla-carousel-react',
  'lucide-react',
  'react-intl',
  'react-router-dom',
  'swr',
  'swr/infinite',
  'react-hook-form',
  'zod',
  'zod/mini',
  'culori',
  'uqr',
  'jsqr',
  '@storybook/react-vite',
  '@storybook/addon-a11y/preview',
  'storybook/test',
];
