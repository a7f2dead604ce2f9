import type { Gateway } from '../../core/gateway.ts';
import type { MerchantSettings } from '../../core/merchant-settings.ts';
import { checkFirebaseToken, firebaseProjectOf } from '../identity/firebase.ts';
import { type CodePurpose, consumeCode } from './verification-codes.ts';

/** What a person brings to prove that a number is theirs; the merchant's settings say which. */
export interface NumberProof {
  readonly verificationCode?: string | undefined;
  readonly firebaseIdToken?: string | undefined;
}

/**
 * Proves that the caller has this phone: by the gateway's own SMS code, which is used up, or by
 * Firebase where the merchant has it (R7.06).
 * @param mobile E.164
 * @throws {GatewayError} verification_code_invalid, third_party_unavailable
 */
export async function proveNumber(
  gateway: Gateway,
  settings: MerchantSettings,
  { purpose, mobile, proof }: { purpose: CodePurpose; mobile: string; proof: NumberProof },
): Promise<void> {
  const projectId = firebaseProjectOf(settings);
  if (projectId) await checkFirebaseToken(gateway, projectId, mobile, proof.firebaseIdToken);
  else await consumeCode(gateway, purpose, mobile, proof.verificationCode);
}
