import { ERROR_STATUS, type ErrorCode } from '@baize/gateway/contract';

/**
 * In a module of its own, because the list of codes is loaded with the first answer rather than
 * with `CallError` in the first script.
 */
export const isErrorCode = (code: string | undefined): code is ErrorCode =>
  code !== undefined && Object.hasOwn(ERROR_STATUS, code);
