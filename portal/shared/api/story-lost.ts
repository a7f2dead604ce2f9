import { CallError } from './call-error.ts';

/** The gateway broke, and says under which number that can be found. */
export const STORY_LOST = new CallError('unknown_error', { status: 500, requestId: '7f3a9c' });
