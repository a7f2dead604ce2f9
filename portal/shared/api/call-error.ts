import type { ErrorCode, ErrorDetail } from '@baize/gateway/contract';

/**
 * Error codes of phone authentication and of third-party social login (specification, section 8).
 */
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

/** Error codes that arise on the client, besides those of the gateway. */
export type CallErrorCode =
  | ErrorCode
  | PhoneErrorCode
  | 'network'
  | 'timeout'
  | 'bad_answer'
  /** A script of the call failed to load: nothing was sent, and only a reload helps (R8.14). */
  | 'ChunkLoadError';

/** Codes with which the gateway rejects a call before it looks up the idempotency key. */
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

/**
 * A call that failed: rejected by the gateway, lost in transit, or answered with an invalid body.
 */
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
   * Whether a retry may help: the connection or the gateway failed. A mistake in the portal's own
   * code, `unknown_error` without an answer, would happen again.
   */
  get isTransient(): boolean {
    const isUnanswered = this.status === 0 && this.code !== 'unknown_error';
    return isUnanswered || this.status >= 500;
  }

  /**
   * Whether the gateway has processed the request and rejected it. Otherwise an earlier attempt
   * whose answer was lost may have succeeded, so a retry must be the same request.
   */
  get isDecided(): boolean {
    const isAnswered = this.status > 0 && this.status < 500;
    return isAnswered && !AT_THE_DOOR.has(this.code) && this.status !== 401;
  }
}
