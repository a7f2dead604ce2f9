import { PromptSuspense, type PromptSuspenseProps } from '@baize/ui-kit/foundation';
import { followImports } from './retry-import.ts';

/** The place of what comes with a script: it shows as soon as the script is there. */
export const ImportSuspense = (props: Omit<PromptSuspenseProps, 'follow'>) => (
  <PromptSuspense {...props} follow={followImports} />
);
