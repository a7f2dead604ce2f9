import type { ErrorCode, ErrorDetail } from '@baize/gateway/contract';

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
export type CallErrorCode =
  | ErrorCode
  | PhoneErrorCode
  | 'network'
  | 'timeout'
  | 'bad_answer'
  /** A script of the call could not be had: nothing was sent, and a reload is what helps (R8.14). */
  | 'ChunkLoadError';

/** Refused before the gateway looks whether the same was asked before. */
const AT_THE_DOOR: ReadonlySet<CallErrorCode> = new Set<CallErrorCode>([
  'TOO_MANY_REQUEST',
  'request_body_required',
  'request_replayed',
  'geetest_captcha_err',
  'invalid.payment.pw',
  'not.exists.payment.password',
  'payment_password_locked',
  'region_restricted',
  'domain_invalid',
  'function.not.available',
]);

/** A call that did not succeed: refused by the gateway, lost on the way, or answered nonsense. */
export class CallError extends Error {
  override name = 'CallError';
  readonly code: CallErrorCode;
  readonly status: number;
  readonly detail: ErrorDetail;
  readonly requestId: string | undefined;

  constructor(
    code: CallErrorCode,
    options: {
      message?: string;
      status?: number;
      detail?: ErrorDetail;
      requestId?: string;
      cause?: unknown;
    } = {},
  ) {
    super(options.message ?? code, { cause: options.cause });
    this.code = code;
    this.status = options.status ?? 0;
    this.detail = options.detail ?? {};
    this.requestId = options.requestId;
  }

  /**
   * Trying the same again may help: the way was broken, or the gateway was. A mistake in the portal's
   * own code, `unknown_error` without an answer, would only happen again.
   */
  get isTransient(): boolean {
    const isUnanswered = this.status === 0 && this.code !== 'unknown_error';
    return isUnanswered || this.status >= 500;
  }

  /**
   * The gateway has looked at what was asked and said no. Otherwise an earlier try whose answer was
   * lost may still have worked: what is sent again has to be the same request.
   */
  get isDecided(): boolean {
    const isAnswered = this.status > 0 && this.status < 500;
    return isAnswered && !AT_THE_DOOR.has(this.code) && this.status !== 401;
  }
}
