import type { CallErrorCode } from '../api/call-error.ts';

const CODES: readonly CallErrorCode[] = ['wallet_transfer_returned', 'wallet_transfer_pending'];

/**
 * Whether a launch failed only because the main wallet's money did not reach the vendor: it can be
 * asked for again without the transfer (R12.01).
 */
export const lacksTransfer = (code: CallErrorCode): boolean => CODES.includes(code);
