import { CallError } from '../api/call-error.ts';
import { FailedPart } from './failed-part.tsx';
import { reloadPage } from './reload-page.ts';

const MISSING = new CallError('ChunkLoadError');

/** A part of a page whose script could not be had (R8.14): a reload is what helps. */
export const MissingPart = () => (
  <FailedPart title="error.title" error={MISSING} onRetry={reloadPage} />
);
