import { CallError } from '../../../shared/api/call-error.ts';
import {
  STORY_CURSOR_LIST_LOADING as STORY_LOADING,
  storyCursorList as storyRecord,
} from '../../../shared/api/story-cursor-list.ts';

export { STORY_LOADING, storyRecord };

/** The address of a record, as its story's parameter `path`. */
export const RECORD_PATH = '/agentHome?from=2026-11-01&to=2026-11-21';

/** A failure of the gateway, with the request id under which it can be found. */
export const STORY_FAILED = {
  ...STORY_LOADING,
  error: new CallError('unknown_error', { status: 500, requestId: '7f3a9c' }),
};

/** An account of another line, or an unknown one. */
export const STORY_NO_ACCOUNT = {
  ...STORY_LOADING,
  error: new CallError('not_found', { status: 404 }),
};

/** A range in the address that is longer than a year. */
export const STORY_RANGE_REFUSED = {
  ...STORY_LOADING,
  error: new CallError('request_param_err', {
    status: 400,
    detail: { fields: { until: 'range_too_long' } },
  }),
};

/** A currency in the address without records. */
export const STORY_CURRENCY_REFUSED = {
  ...STORY_LOADING,
  error: new CallError('request_param_err', {
    status: 400,
    detail: { fields: { currency: 'currency_unknown' } },
  }),
};

export const STORY_NOON = Date.UTC(2026, 10, 21, 12);
export const STORY_CURRENCY = { currency: 'USD', currencySymbol: '$', decimals: 2 };
export const LONGEST_ACCOUNT = 'pinakamahabangpangalan99';
export const LONGEST_NAME = 'Maria Concepcion Villanueva-Andrada de los Santos';
