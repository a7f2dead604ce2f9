import { ERROR_STATUS, type ErrorCode, type ErrorDetail } from '../contract/errors.ts';

/** An error that the caller is told; it becomes the envelope's errorCode, message and value. */
export class GatewayError extends Error {
  override name = 'GatewayError';
  readonly code: ErrorCode;
  readonly detail: ErrorDetail | undefined;

  /** @param message for developers who read logs or responses; it must not contain secrets */
  constructor(code: ErrorCode, message: string = code, detail?: ErrorDetail) {
    super(message);
    this.code = code;
    this.detail = detail;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
