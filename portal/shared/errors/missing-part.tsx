import { CallError } from '../api/call-error.ts';
import { FailedPart } from './failed-part.tsx';
import { reloadPage } from './reload-page.ts';

const MISSING = new CallError('ChunkLoadError');

/** Shown in place of a part whose script failed to load (R8.14), with a reload button. */
export const MissingPart = () => (
  <FailedPart title="error.title" error={MISSING} onRetry={reloadPage} />
);
