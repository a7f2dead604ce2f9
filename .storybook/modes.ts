import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { lookName, looksOf } from './looks.ts';
import { BRANDS } from './toolbar/brands.ts';

/**
 * Gives each story Chromatic's modes by its tags, the same looks that `npm run visual` pictures.
 * An enhancer runs once for each story and is the one place that knows both tags and parameters.
 */
export const withModes: ArgTypesEnhancer = ({ parameters, tags, title, argTypes }) => {
  const looks = looksOf(BRANDS, { tags: tags ?? [], title });
  parameters.chromatic = {
    prefersReducedMotion: 'reduce',
    ...parameters.chromatic,
    disableSnapshot: tags?.includes('no-picture') ?? false,
    modes: Object.fromEntries(looks.map((look) => [lookName(look), look])),
  };
  return argTypes;
};
