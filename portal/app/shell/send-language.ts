import type { Language } from '@baize/gateway/contract';
import { CallError } from '../../shared/api/call-error.ts';
import { ChunkLoadError, retryImport } from '../../shared/errors/retry-import.ts';

/**
 * Sends the chosen language to the gateway. A failure has no effect for the person: the choice is
 * sent again with the next login.
 */
export async function sendLanguage(language: Language): Promise<void> {
  try {
    const { saveLanguage } = await retryImport(() => import('./save-language.ts'));
    await saveLanguage(language);
  } catch (error) {
    if (!(error instanceof CallError) && !(error instanceof ChunkLoadError)) throw error;
  }
}
