import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Lets the ids of each story begin with its own name. A page of documentation draws many stories,
 * each in a React root that counts from the start, and a label would name a field of another one.
 */
export const withOwnIds: ArgTypesEnhancer = ({ parameters, id, argTypes }) => {
  parameters.react = {
    ...parameters.react,
    rootOptions: { ...parameters.react?.rootOptions, identifierPrefix: `${id}-` },
  };
  return argTypes;
};
