import { ERROR_STATUS, type ErrorCode } from '@baize/gateway/contract';

/** Apart from `CallError`: the list of codes comes with the first answer, and not with the first script. */
export const isErrorCode = (code: string | undefined): code is ErrorCode =>
  code !== undefined && Object.hasOwn(ERROR_STATUS, code);
