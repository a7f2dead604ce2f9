import type { AnyEndpoint, ResponseOf } from '@baize/gateway/contract';
import { importOnce, retryImport } from '../errors/retry-import.ts';

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

const loadReader = importOnce(() => import('./read-value.ts'));

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
