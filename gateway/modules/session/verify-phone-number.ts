import type { Call } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { checkFirebaseToken, firebaseProjectOf } from '../identity/firebase.ts';
import { type CodePurpose, consumeCode } from './verification-codes.ts';

/** The proof that a number belongs to the caller; the merchant's settings determine its kind. */
export interface NumberProof {
  readonly verificationCode?: string | undefined;
  readonly firebaseIdToken?: string | undefined;
  readonly loginDeviceId: string;
}

interface NumberToProve {
  readonly purpose: CodePurpose;
  /** E.164. */
  readonly mobile: string;
  readonly proof: NumberProof;
  readonly call: Call;
  /**
   * Runs after the proof was verified and before it is used up: if it throws, a code stays valid.
   */
  readonly prepare?: () => Promise<void>;
}

/**
 * Verifies that the caller owns this phone number: by the gateway's own SMS code, which is used up,
 * or by Firebase if the merchant uses it (R7.06).
 * @throws {GatewayError} verification_code_invalid, TOO_MANY_REQUEST, third_party_unavailable
 */
export async function verifyPhoneNumber(
  gateway: Gateway,
  settings: MerchantSettings,
  { purpose, mobile, proof, call, prepare }: NumberToProve,
): Promise<void> {
  const projectId = firebaseProjectOf(settings);
  if (projectId) {
    await checkFirebaseToken(gateway, projectId, mobile, proof.firebaseIdToken);
    await prepare?.();
    return;
  }
  const { loginDeviceId: deviceId, verificationCode: input } = proof;
  await consumeCode(gateway, {
    purpose,
    mobile,
    call,
    deviceId,
    input,
    onCorrect: async (claim) => {
      await prepare?.();
      await claim(gateway.db);
    },
  });
}
