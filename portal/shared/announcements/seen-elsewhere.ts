import { openPageChannel } from '../page-lifecycle.ts';
import type { Audience } from './seen.ts';

/** Whose announcements: an audience, and for members the account. */
export interface Reader {
  readonly audience: Audience;
  readonly account: string | undefined;
}

interface SeenMessage extends Reader {
  readonly kind: 'ask' | 'seen';
}

export interface SeenElsewhere {
  /** Tells the other tabs that this reader has them in front of them here. */
  broadcast(): void;
  close(): void;
}

/**
 * Announcements open in one tab of a browser: a new tab asks the others, and one that opens them
 * tells the others.
 * @param isSeenHere asked whenever another tab wants to know
 * @param onSeen another tab has shown them
 */
export function followSeenElsewhere(
  reader: Reader,
  isSeenHere: () => boolean,
  onSeen: () => void,
): SeenElsewhere {
  const channel = openPageChannel<SeenMessage>('baize-announcements', (message) => {
    if (message.audience !== reader.audience || message.account !== reader.account) return;
    if (message.kind === 'seen') onSeen();
    else if (isSeenHere()) send('seen');
  });
  const send = (kind: SeenMessage['kind']) => channel.post({ kind, ...reader });
  send('ask');
  return { broadcast: () => send('seen'), close: () => channel.close() };
}
