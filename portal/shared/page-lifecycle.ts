/**
 * What a page must release before the browser keeps it for Back and Forward (bfcache), and must
 * restore when it is shown from there. A page in the bfcache runs no script.
 */
interface PageLifecycle {
  /** The page is left: close connections, drop data that become outdated. */
  onLeave?(): void;
  /** The page is shown again as it was left, possibly hours ago. */
  onRestore?(): void;
}

/**
 * Follows the page into the bfcache and out of it.
 * @returns stops that
 */
export function followPageLifecycle({ onLeave, onRestore }: PageLifecycle): () => void {
  const leave = () => onLeave?.();
  const restore = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onRestore?.();
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', restore);
  return () => {
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', restore);
  };
}

interface PageChannel<Message> {
  post(message: Message): void;
  close(): void;
}

/**
 * A BroadcastChannel that is closed while the page is in the bfcache, because a message to it would
 * evict the page. Messages in the meantime are lost: compare the state in `onRestore`.
 */
export function openPageChannel<Message>(
  name: string,
  onMessage: (message: Message) => void,
): PageChannel<Message> {
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel?.close();
    try {
      channel = new BroadcastChannel(name);
    } catch {
      // Forbidden together with storage: the tab is on its own.
      return;
    }
    channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
  };
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  open();
  const unfollow = followPageLifecycle({ onLeave: close, onRestore: open });
  return {
    post: (message) => channel?.postMessage(message),
    close: () => {
      unfollow();
      close();
    },
  };
}
