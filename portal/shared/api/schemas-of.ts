import type { AnyEndpoint, ResponseOf } from '@baize/gateway/contract';
import { importOnce, retryImport } from '../errors/retry-import.ts';

/**
 * The request and response schemas of a call. The build moves them out of the first scripts: zod
 * and all schemas are loaded with the first call. In tests, stories and development they are part
 * of the endpoint.
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
 * Loads the reader of a call's answers, which returns the parsed value.
 * @throws {ChunkLoadError} The reader throws CallError for a rejection and for an invalid answer.
 */
export async function readerOf<E extends AnyEndpoint>(
  endpoint: E,
): Promise<(answer: Response) => Promise<ResponseOf<E>>> {
  const [{ readValue }, { response }] = await Promise.all([loadReader(), schemasOf(endpoint)]);
  return (answer) => readValue<E>(response, answer);
}
