import { CallError } from './call-error.ts';

/**
 * Sends, and once more where the gateway's sealing key had changed: nothing was done by then.
 * @throws {CallError} whatever went wrong, what failed before the call was on its way included
 */
export async function send<Value>(work: () => Promise<Value>): Promise<Value> {
  const once = async () => {
    try {
      return await work();
    } catch (error) {
      throw error instanceof CallError ? error : new CallError('network');
    }
  };
  try {
    return await once();
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'request_body_required') throw error;
  }
  return once();
}

/**
 * What a form says of a failure in its own place. The end of the session is told once, by whoever
 * follows the session; the form stands as it was when that is over.
 */
export const toTell = (failure: CallError): CallError | undefined =>
  failure.code === 'login.not.session' ? undefined : failure;

export const asRefusal = (error: unknown): CallError =>
  error instanceof CallError ? error : new CallError('unknown_error');
