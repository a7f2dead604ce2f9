import type { Call } from '../../core/call.ts';
import type { Gateway } from '../../core/gateway.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { checkFirebaseToken, firebaseProjectOf } from '../identity/firebase.ts';
import { type CodePurpose, consumeCode } from './verification-codes.ts';

/** What a person brings to prove that a number is theirs; the merchant's settings say which. */
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
  /** Runs with a right proof before it is used up: what this throws leaves a code as it was. */
  readonly prepare?: () => Promise<void>;
}

/**
 * Proves that the caller has this phone: by the gateway's own SMS code, which is used up, or by
 * Firebase where the merchant has it (R7.06).
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
    whenRight: async (claim) => {
      await prepare?.();
      await claim(gateway.db);
    },
  });
}
