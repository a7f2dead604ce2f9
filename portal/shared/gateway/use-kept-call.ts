import type { AnyEndpoint, RequestOf, ResponseOf } from '@baize/gateway/contract';
import { useEffect, useState } from 'react';
import { type SWRResponse, unstable_serialize, useSWRConfig } from 'swr';
import { retryImport } from '../errors/retry-import.ts';
import type { SessionCache } from '../session/session-cache.ts';
import type { CallError } from './call-error.ts';
import { type CallKey, useCall, useCallKey } from './use-call.ts';

/** Comes with the first call's script: the first paint does without its parser. */
const loadCache = () => retryImport(() => import('../session/session-cache.ts'));

async function keepLater(name: SessionCache, [, , language, owner]: CallKey, value: unknown) {
  (await loadCache()).keep(name, { language, owner }, value);
}

/**
 * A reading call whose answer the session keeps under its name (R3.04): the next load shows it
 * before the gateway has answered, and asks again meanwhile. What came with the page is newer and
 * goes before it.
 */
export function useKeptCall<E extends AnyEndpoint>(
  name: SessionCache,
  endpoint: E,
  payload: RequestOf<E> | null,
): SWRResponse<ResponseOf<E>, CallError> {
  const key = useCallKey(endpoint, payload);
  const text = key && unstable_serialize(key);
  const { fallback } = useSWRConfig();
  const served: unknown = text ? fallback[text] : undefined;
  const [recalled, setRecalled] = useState<{ text: string; value: ResponseOf<E> | undefined }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the key.
  useEffect(() => {
    if (!key || !text) return;
    if (served !== undefined) {
      void keepLater(name, key, served);
      return;
    }
    let isHere = true;
    const [, , language, owner] = key;
    void loadCache().then(({ recall }) => {
      if (isHere) setRecalled({ text, value: recall(name, endpoint, { language, owner }) });
    });
    return () => {
      isHere = false;
    };
  }, [name, endpoint, text, served]);
  return useCall(endpoint, payload, {
    ...(recalled?.value !== undefined &&
      recalled.text === text && { fallbackData: recalled.value }),
    onSuccess: (value) => {
      if (key) void keepLater(name, key, value);
    },
  });
}
