/**
 * What a page has to let go of before the browser may keep it for Back and Forward (bfcache), and
 * has to take up again when it is shown from there. A page that is kept runs no script.
 */
export interface PageLifecycle {
  /** The person leaves the page: open connections are closed, what may grow old is forgotten. */
  onLeave?(): void;
  /** The page is shown again as it was left, perhaps hours ago. */
  onRestore?(): void;
}

/** Follows the page into the browser's cache and out of it. @returns what ends it */
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

export interface PageChannel<Message> {
  post(message: Message): void;
  close(): void;
}

/**
 * A BroadcastChannel that is closed while the browser keeps the page: a message to a kept page
 * would throw the page away. What is told meanwhile does not arrive: compare after `onRestore`.
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
      // Forbidden with storage: the tab is alone.
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
