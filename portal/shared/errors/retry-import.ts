/** Specification section 9: a script has this long, in milliseconds. */
export const SCRIPT_TIMEOUT = 120_000;
const RETRIES = 2;
const PAUSE = 400;

/** A part of the app could not be fetched, after retries (specification section 8). */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A script that neither came nor failed: the browser goes on waiting for it, whoever asks again. */
class ScriptTimeoutError extends Error {
  override name = 'ScriptTimeoutError';
}

function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ScriptTimeoutError()), SCRIPT_TIMEOUT);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Fetches a part of the app; a failure is tried again twice, then told as ChunkLoadError (R8.14),
 * and so is a script that did not come in time.
 * Browsers remember a failed module by its address, so a retry only helps where the failure was
 * not remembered; the reload that the error offers always does.
 */
export async function retryImport<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await attemptImport(load);
  } finally {
    for (const onSettled of followers) onSettled();
  }
}

async function attemptImport<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await withTimeout(load());
    } catch (error) {
      if (attempt === RETRIES || error instanceof ScriptTimeoutError) {
        throw new ChunkLoadError('A part of the page could not be fetched.', { cause: error });
      }
      await pause(PAUSE * (attempt + 1));
    }
  }
}

const followers = new Set<() => void>();

/**
 * Tells whenever a part has come or has failed, for what waits for one (the kit's `PromptSuspense`), and at once:
 * it may have come since it was waited for.
 */
export function followImports(onSettled: () => void): () => void {
  onSettled();
  followers.add(onSettled);
  return () => followers.delete(onSettled);
}

/**
 * Fetches a part of the app the first time that it is asked for, and anew after a failure. The promise is
 * kept: `import()` of what is loaded still waits for the frame that is being drawn.
 */
export function importOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    loading ??= retryImport(load).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}
