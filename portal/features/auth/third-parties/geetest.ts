import { CallError } from '../../../shared/api/call-error.ts';
import { loadScript, scriptGlobal } from './load-script.ts';

const SCRIPT = 'https://static.geetest.com/v4/gt4.js';

/** The result of geetest v4 for a solved challenge. */
interface GeetestResult {
  readonly lot_number: string;
  readonly captcha_output: string;
  readonly pass_token: string;
  readonly gen_time: string;
}

/** The used part of geetest's object: https://docs.geetest.com, "Web API". */
interface GeetestBox {
  onReady(listener: () => void): GeetestBox;
  onSuccess(listener: () => void): GeetestBox;
  onError(listener: () => void): GeetestBox;
  onClose(listener: () => void): GeetestBox;
  showCaptcha(): void;
  getValidate(): GeetestResult | false;
  destroy(): void;
}

type InitGeetest = (
  options: { captchaId: string; product: 'bind'; language: string; onError(): void },
  ready: (box: GeetestBox) => void,
) => void;

const isInit = (value: unknown): value is InitGeetest => typeof value === 'function';

/** The answer that the gateway verifies with geetest. */
export interface GeetestAnswer {
  readonly lotNumber: string;
  readonly captchaOutput: string;
  readonly passToken: string;
  readonly genTime: string;
}

/** Geetest has no Filipino. */
const LANGUAGE = 'eng';

/**
 * Shows geetest's challenge over the page and waits for the person.
 * @throws {CallError} `network` or `timeout` where the script is blocked or slow,
 *   `geetest_captcha_err` ("Please verify first") where it was closed unsolved
 */
export async function solveGeetest(
  captchaId: string,
  signal: AbortSignal | undefined,
): Promise<GeetestAnswer> {
  await loadScript(SCRIPT);
  signal?.throwIfAborted();
  const init = scriptGlobal('initGeetest4', isInit);
  return new Promise((resolve, reject) => {
    const broken = () => reject(new CallError('network'));
    init({ captchaId, product: 'bind', language: LANGUAGE, onError: broken }, (box) => {
      const end = (how: () => void) => {
        how();
        box.destroy();
      };
      signal?.addEventListener('abort', () => end(() => reject(signal.reason)));
      box
        .onReady(() => box.showCaptcha())
        .onError(() => end(broken))
        .onClose(() => end(() => reject(new CallError('geetest_captcha_err'))))
        .onSuccess(() =>
          end(() => {
            const result = box.getValidate();
            if (!result) return broken();
            resolve({
              lotNumber: result.lot_number,
              captchaOutput: result.captcha_output,
              passToken: result.pass_token,
              genTime: result.gen_time,
            });
          }),
        );
    });
  });
}
