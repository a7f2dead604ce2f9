import { CallError } from '../api/call-error.ts';
import { LoadError } from './load-error.tsx';
import { reloadPage } from './reload-page.ts';

const MISSING = new CallError('ChunkLoadError');

/** Shown in place of a part whose script failed to load (R8.14), with a reload button. */
export const ScriptLoadError = () => (
  <LoadError title="error.title" error={MISSING} onRetry={reloadPage} />
);
