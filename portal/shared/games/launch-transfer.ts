import type { CallErrorCode } from '../api/call-error.ts';

const CODES: readonly CallErrorCode[] = ['wallet_transfer_returned', 'wallet_transfer_pending'];

/**
 * Whether a launch failed only because the transfer of the main wallet's money to the vendor did:
 * it can be retried without the transfer (R12.01).
 */
export const isTransferFailure = (code: CallErrorCode): boolean => CODES.includes(code);
