import { ERROR_STATUS, type ErrorCode, type ErrorDetail } from '../contract/errors.ts';

/** A refusal that the caller may know about; becomes the envelope's errorCode and message. */
export class GatewayError extends Error {
  override name = 'GatewayError';
  readonly code: ErrorCode;
  readonly detail: ErrorDetail | undefined;

  /** @param message for people reading logs or the envelope; never holds a secret */
  constructor(code: ErrorCode, message: string = code, detail?: ErrorDetail) {
    super(message);
    this.code = code;
    this.detail = detail;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
