import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../use-latest.ts';
import { originOf } from './frame-rights.ts';
import {
  afterMessage,
  NEW_PLAY_SESSION,
  type PlaySession,
  readGameMessage,
} from './game-messages.ts';

/**
 * A vendor that does not report when it is ready is assumed to be, this long after its page has
 * loaded.
 */
const SILENT_MS = 3000;

export interface GameFrame {
  readonly ref: RefObject<HTMLIFrameElement | null>;
  readonly playSession: PlaySession;
  /** When the game first became playable, in milliseconds; undefined until then. */
  readonly since: number | undefined;
  onLoad(): void;
}

/** Receives the messages of the game in the frame while this attempt's frame is mounted. */
export function useGameFrame(url: string | undefined, onExit: () => void): GameFrame {
  const ref = useRef<HTMLIFrameElement>(null);
  const [playSession, setPlaySession] = useState(NEW_PLAY_SESSION);
  const [since, setSince] = useState<number>();
  const [of, setOf] = useState(url);
  const exit = useLatest(onExit);
  const silence = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A new frame: wins and losses are kept, the rest starts over.
  if (of !== url) {
    setOf(url);
    setPlaySession({ ...playSession, isReady: false, isRunning: false });
  }

  const ready = useCallback(() => {
    clearTimeout(silence.current);
    setSince((known) => known ?? Date.now());
  }, []);

  useEffect(() => {
    if (!url) return;
    const origin = originOf(url);
    const hear = (event: MessageEvent<unknown>) => {
      const message = readGameMessage(event, { window: ref.current?.contentWindow, origin });
      if (!message) return;
      if (message.type === 'ready') ready();
      if (message.type === 'exit') exit.current();
      setPlaySession((known) => afterMessage(known, message));
    };
    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
      clearTimeout(silence.current);
    };
  }, [url, exit, ready]);

  const onLoad = useCallback(() => {
    clearTimeout(silence.current);
    silence.current = setTimeout(() => {
      ready();
      setPlaySession((known) => ({ ...known, isReady: true }));
    }, SILENT_MS);
  }, [ready]);

  // The game gets the keyboard focus as soon as it is playable, unless the person is using the
  // bar's buttons.
  useEffect(() => {
    const at = document.activeElement;
    if (playSession.isReady && !at?.closest('button, a, input')) ref.current?.focus();
  }, [playSession.isReady]);

  return { ref, playSession, since, onLoad };
}
