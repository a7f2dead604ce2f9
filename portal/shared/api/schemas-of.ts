import type { AnyEndpoint, ResponseOf } from '@baize/gateway/contract';
import { retryImport } from '../errors/retry-import.ts';

/**
 * Request and response of a call. The build takes them out of the first scripts: zod and the schemas of
 * all calls are fetched with the first of them. Elsewhere (tests, stories, development) they are there.
 * @throws {ChunkLoadError}
 */
export async function schemasOf<E extends AnyEndpoint>(
  endpoint: E,
): Promise<Pick<E, 'request' | 'response'>> {
  const { schemas } = endpoint;
  // The build gives each endpoint its own schemas.
  return schemas ? ((await retryImport(schemas)) as Pick<E, 'request' | 'response'>) : endpoint;
}

type Reader = typeof import('./read-value.ts');

/** Kept: `import()` of what is loaded still waits for the frame that is being drawn. */
let reading: Promise<Reader> | undefined;

function loadReader(): Promise<Reader> {
  reading ??= retryImport(() => import('./read-value.ts')).catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
}

/**
 * Reads an answer of a call: gives its parsed value.
 * @throws {ChunkLoadError} what it gives throws CallError for a refusal, and for nonsense
 */
export async function readerOf<E extends AnyEndpoint>(
  endpoint: E,
): Promise<(answer: Response) => Promise<ResponseOf<E>>> {
  const [{ readValue }, { response }] = await Promise.all([loadReader(), schemasOf(endpoint)]);
  return (answer) => readValue<E>(response, answer);
}
