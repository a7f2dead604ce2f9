import { CallError } from '../../../shared/api/call-error.ts';

/**
 * The timeout of a third party's script in milliseconds. Far below the 120 s of the app's own
 * chunks, because the person has pressed a button and waits.
 */
export const SCRIPT_TIMEOUT = 15_000;

const loading = new Map<string, Promise<void>>();

function append(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (code: 'network' | 'timeout') => {
      clearTimeout(timer);
      script.remove();
      reject(new CallError(code));
    };
    const timer = setTimeout(() => fail('timeout'), SCRIPT_TIMEOUT);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => fail('network'));
    script.async = true;
    script.src = source;
    document.head.append(script);
  });
}

/**
 * Loads a third party's script once. The next call retries a failure. The content security policy
 * allows only configured hosts.
 * @throws {CallError} `network` where it was blocked or failed, `timeout` where it is slow: both
 *   have messages of the catalogue (specification, section 8)
 */
export function loadScript(source: string): Promise<void> {
  const known = loading.get(source);
  if (known) return known;
  const script = append(source);
  loading.set(source, script);
  script.catch(() => loading.delete(source));
  return script;
}

/**
 * A global that a loaded script has set, validated by its shape.
 * @throws {CallError} when it is missing
 */
export function scriptGlobal<Shape>(name: string, fits: (value: unknown) => value is Shape): Shape {
  const value: unknown = Reflect.get(window, name);
  if (fits(value)) return value;
  throw new CallError('network');
}
