import { fn } from 'storybook/test';
import type { CallError } from './call-error.ts';

/** For stories: what a route hands to a part of its screen. Without data and error it is on its way. */
export const storyLoaded = <Data>(data: Data | undefined, error?: CallError) => ({
  data,
  error,
  isPrevious: false,
  retry: fn(),
});
