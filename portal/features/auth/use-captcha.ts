import { captcha } from '@baize/gateway/contract';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../shared/api/call.ts';

export interface CaptchaPicture {
  readonly status: 'hidden' | 'loading' | 'ready' | 'failed';
  /** Base64 PNG. */
  readonly image?: string;
}

export interface Captcha extends CaptchaPicture {
  /**
   * Loads another picture, at most one per second (R5.07); shows the captcha where it was hidden.
   */
  refresh(): void;
  hide(): void;
}

/** Milliseconds between two pictures. */
const PAUSE = 1000;
const HIDDEN: CaptchaPicture = { status: 'hidden' };

/**
 * The captcha picture. It is never cached: the gateway accepts one answer per picture, and drops it
 * with the first attempt.
 */
export function useCaptcha(): Captcha {
  const [picture, setPicture] = useState(HIDDEN);
  const lastAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const load = useCallback(async () => {
    try {
      const image = await call(captcha, {});
      setPicture({ status: 'ready', image });
    } catch {
      setPicture({ status: 'failed' });
    } finally {
      // The gateway also enforces the second, from the request; from its answer it is never shorter.
      lastAt.current = Date.now();
      timer.current = undefined;
    }
  }, []);

  const refresh = useCallback(() => {
    // A request is in progress, or waits for its second.
    if (timer.current !== undefined) return;
    setPicture((previous) => ({ ...previous, status: 'loading' }));
    timer.current = setTimeout(load, Math.max(0, lastAt.current + PAUSE - Date.now()));
  }, [load]);

  const hide = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setPicture(HIDDEN);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  return { ...picture, refresh, hide };
}

/** Clears the input when the picture changes, because it belongs to the previous one (R4.05). */
export function useAnswerFollowsPicture({ image }: CaptchaPicture, onChange: () => void): void {
  const [inputFor, setInputFor] = useState(image);
  const forget = useEffectEvent(onChange);
  useEffect(() => {
    if (image === inputFor) return;
    setInputFor(image);
    forget();
  }, [image, inputFor]);
}
