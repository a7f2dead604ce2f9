import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Prefixes React ids with the story's id. A documentation page renders many stories, each in its own React root
 * with ids from zero, so that a label could refer to the field of another story.
 */
export const withOwnIds: ArgTypesEnhancer = ({ parameters, id, argTypes }) => {
  parameters.react = {
    ...parameters.react,
    rootOptions: { ...parameters.react?.rootOptions, identifierPrefix: `${id}-` },
  };
  return argTypes;
};
