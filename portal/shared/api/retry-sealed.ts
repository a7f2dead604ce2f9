import { toCallError } from './to-call-error.ts';

/**
 * Sends, and once more where the gateway's sealing key had changed: it did nothing by then.
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
