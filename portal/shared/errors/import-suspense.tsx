import { PromptSuspense, type PromptSuspenseProps } from '@baize/ui-kit/foundation';
import { followImports } from './retry-import.ts';

/**
 * A suspense boundary for content whose script is loading: shown as soon as the script has loaded.
 */
export const ImportSuspense = (props: Omit<PromptSuspenseProps, 'follow'>) => (
  <PromptSuspense {...props} follow={followImports} />
);
