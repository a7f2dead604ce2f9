import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { Gateway } from '../../core/gateway.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';

const VALIDATE = 'https://gcaptcha4.geetest.com/validate';

/** The browser's proof from geetest v4. */
export interface GeetestAnswer {
  readonly lotNumber: string;
  readonly captchaOutput: string;
  readonly passToken: string;
  readonly genTime: string;
}

/**
 * Validates the proof with geetest (v4, "validate"); the lot number is signed with the merchant's
 * key. If geetest does not answer, nobody passes, so that an outage does not let bots in.
 * @throws {GatewayError} third_party_unavailable
 */
export async function passedGeetest(
  gateway: Pick<Gateway, 'outboundHttp'>,
  { captchaId, captchaKey }: NonNullable<MerchantSettings['thirdParties']['geetest']>,
  answer: GeetestAnswer,
): Promise<boolean> {
  const query = new URLSearchParams({ captcha_id: captchaId });
  const result = await gateway.outboundHttp.json(`${VALIDATE}?${query}`, {
    method: 'POST',
    body: new URLSearchParams({
      lot_number: answer.lotNumber,
      captcha_output: answer.captchaOutput,
      pass_token: answer.passToken,
      gen_time: answer.genTime,
      sign_token: createHmac('sha256', captchaKey).update(answer.lotNumber).digest('hex'),
    }),
  });
  return z.safeParse(z.object({ result: z.literal('success') }), result).success;
}
