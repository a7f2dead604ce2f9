import { configure, getConfig } from 'storybook/test';

const LAYERS = '[role=dialog], [role=alertdialog]';

const isOfLayer = ({ effect }: Animation): boolean =>
  effect instanceof KeyframeEffect &&
  effect.target !== null &&
  (effect.target.matches(LAYERS) || effect.target.querySelector(LAYERS) !== null) &&
  effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;

/**
 * Lets a play go on once dialogs have come or gone, as a person would: until then they are
 * transparent, and a busy machine shows their first frame for long.
 */
export function settleDialogs(): void {
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: async (work) => {
      const result = await asyncWrapper(work);
      const moving = document.getAnimations().filter(isOfLayer);
      await Promise.allSettled(moving.map(({ finished }) => finished));
      return result;
    },
  });
}
