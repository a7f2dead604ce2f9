import { toCallError } from './to-call-error.ts';

/**
 * Sends a request, and repeats it once where the gateway's sealing key had changed, in which case
 * it had no effect.
 * @throws {CallError}
 */
export async function retrySealed<Value>(send: () => Promise<Value>): Promise<Value> {
  try {
    return await send();
  } catch (error) {
    const failure = toCallError(error);
    if (failure.code !== 'request_body_required') throw failure;
  }
  try {
    return await send();
  } catch (error) {
    throw toCallError(error);
  }
}
