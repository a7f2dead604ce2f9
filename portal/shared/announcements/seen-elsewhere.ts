import { openPageChannel } from '../page-lifecycle.ts';
import type { Audience } from './seen.ts';

/** The reader of announcements: an audience and, for members, the account. */
interface Reader {
  readonly audience: Audience;
  readonly account: string | undefined;
}

interface SeenMessage extends Reader {
  readonly kind: 'ask' | 'seen';
}

export interface SeenElsewhere {
  /** Tells the other tabs that this reader sees the announcements here. */
  broadcast(): void;
  close(): void;
}

/**
 * Synchronises between the tabs of a browser that announcements were seen: a new tab asks the
 * others, and a tab that opens them tells the others.
 * @param isSeenHere called when another tab asks
 * @param onSeen called when another tab has shown them
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
