import { CallError } from '../../../shared/api/call-error.ts';

/**
 * Milliseconds that a third party's script may take. Far below the 120 s of the app's own chunks:
 * somebody has pressed a button and waits.
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
 * Loads a third party's script once. What failed is asked for anew by the next call, so that a
 * retry can succeed. The content security policy names only configured hosts.
 * @throws {CallError} `network` where it was blocked or could not be had, `timeout` where it is slow:
 * both have the catalogue's words (specification, section 8)
 */
export function loadScript(source: string): Promise<void> {
  const known = loading.get(source);
  if (known) return known;
  const script = append(source);
  loading.set(source, script);
  script.catch(() => loading.delete(source));
  return script;
}

/** What a loaded script left on the window, by its shape. @throws {CallError} when it did not */
export function scriptGlobal<Shape>(name: string, fits: (value: unknown) => value is Shape): Shape {
  const value: unknown = Reflect.get(window, name);
  if (fits(value)) return value;
  throw new CallError('network');
}
