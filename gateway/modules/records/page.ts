import { RECORD_WINDOW, RECORD_WINDOW_DAYS } from '../../contract/wallet.ts';
import { GatewayError } from '../../core/gateway-error.ts';

/**
 * @throws {GatewayError} request_param_err for a range that ends before it begins, or of more than
 * 30 days
 */
export function checkRange(range: { startTime: number; endTime: number }): void {
  if (range.startTime > range.endTime) {
    throw new GatewayError('request_param_err', 'The range ends before it starts.', {
      fields: { endTime: 'range_reversed' },
    });
  }
  if (range.endTime - range.startTime > RECORD_WINDOW) {
    throw new GatewayError(
      'request_param_err',
      `The range may have at most ${RECORD_WINDOW_DAYS} days.`,
      {
        fields: { endTime: 'range_too_long' },
      },
    );
  }
}

/** Refuses trial accounts, which have no member center (R5.11). */
export function refuseTrial(session: { accountType: number }, trialType: number): void {
  if (session.accountType === trialType) throw new GatewayError('in_need_true_account');
}
