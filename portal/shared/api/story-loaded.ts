import { fn } from 'storybook/test';
import type { CallError } from './call-error.ts';

/**
 * For stories: the state that a route passes to a part of its screen. Without data and error it is
 * loading.
 */
export const storyLoaded = <Data>(data: Data | undefined, error?: CallError) => ({
  data,
  error,
  isPrevious: false,
  retry: fn(),
});
