import { GatewayError } from '../gateway-error.ts';

/** 502: cannot be reached or answers nonsense; 504: did not answer in time; 508: it is ourselves. */
export type UpstreamStatus = 502 | 504 | 508;

/** The platform did not answer; leaves in the envelope as `unknown_error`, as the portal knows it. */
export class UpstreamError extends GatewayError {
  readonly #status: UpstreamStatus;

  constructor(status: UpstreamStatus, message: string) {
    super('unknown_error', message);
    this.#status = status;
  }

  override get status(): UpstreamStatus {
    return this.#status;
  }
}
