import { ERROR_STATUS, type ErrorCode, type ErrorDetail } from '@baize/gateway/contract';

/** What phone authentication and social login by third parties refuse (specification, section 8). */
export type PhoneErrorCode =
  | 'phone_format_invalid'
  | 'phone_number_missing'
  | 'phone_too_many_requests'
  | 'phone_unknown'
  | 'phone_code_invalid'
  | 'phone_recaptcha_invalid'
  | 'phone_quota_exceeded'
  | 'phone_not_enabled'
  | 'login_popup_closed';

/** Beside the gateway's codes: what can go wrong on the way. */
export type CallErrorCode = ErrorCode | PhoneErrorCode | 'network' | 'timeout' | 'bad_answer';

/** A call that did not succeed: refused by the gateway, lost on the way, or answered nonsense. */
export class CallError extends Error {
  override name = 'CallError';
  readonly code: CallErrorCode;
  readonly status: number;
  readonly detail: ErrorDetail;
  readonly requestId: string | undefined;

  constructor(
    code: CallErrorCode,
    options: { message?: string; status?: number; detail?: ErrorDetail; requestId?: string } = {},
  ) {
    super(options.message ?? code);
    this.code = code;
    this.status = options.status ?? 0;
    this.detail = options.detail ?? {};
    this.requestId = options.requestId;
  }

  /** Trying the same again may help: the way was broken, or the gateway was. */
  get isTransient(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}

export const isErrorCode = (code: string | undefined): code is ErrorCode =>
  code !== undefined && code in ERROR_STATUS;
