import { CallError } from './call-error.ts';

/** A failure of the gateway, with the request id under which it can be found. */
export const STORY_ERROR = new CallError('unknown_error', { status: 500, requestId: '7f3a9c' });
