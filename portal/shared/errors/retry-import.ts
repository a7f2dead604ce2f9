/** The timeout of a script in milliseconds (specification section 9). */
export const SCRIPT_TIMEOUT = 120_000;
const RETRIES = 2;
const PAUSE = 400;

/** A script of the app failed to load, after retries (specification section 8). */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A script that neither loaded nor failed: the browser keeps waiting for it, also in retries. */
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
 * Loads a module. A failure is retried twice and then reported as ChunkLoadError (R8.14), and so is
 * a timeout. Browsers remember a failed module by its address, so a retry only helps where the
 * failure was not remembered; the reload that the error offers always does.
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
 * Calls back whenever a module has loaded or failed, for components that wait for one (the kit's
 * `PromptSuspense`), and immediately, because it may have loaded since.
 */
export function followImports(onSettled: () => void): () => void {
  onSettled();
  followers.add(onSettled);
  return () => followers.delete(onSettled);
}

/**
 * Loads a module on the first call, and again after a failure. The promise is kept, because
 * `import()` of a loaded module still waits for the current frame.
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
