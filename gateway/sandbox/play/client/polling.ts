import { CallError } from './api.ts';
import { pause } from './dom.ts';
import type { Say } from './messages.ts';
import { isRefusal, problem } from './panel.ts';

/** The launch has ended: nothing will be answered any more. */
const OVER: readonly string[] = ['login.not.session', 'user.or.token.invalid'];

/**
 * Looks at what changes elsewhere: now and then, when the window is seen again, and when it is
 * called. A poll that fails is followed by the next; a launch that is over says so and ends it.
 * @param everyMs how long after a poll the next one comes by itself
 * @param ask fetches what is there and shows it
 */
export function createPolling(say: Say, everyMs: number, ask: () => Promise<void>) {
  let over = false;

  async function poll(): Promise<void> {
    if (over) return;
    try {
      await ask();
    } catch (error) {
      over = error instanceof CallError && OVER.includes(error.code);
      if (isRefusal(error)) problem(error, say);
    }
  }

  return {
    poll,
    /** The first poll, after which the others follow by themselves. */
    async startPolling(): Promise<void> {
      document.addEventListener('visibilitychange', () => {
        if (!document.hidden) void poll();
      });
      const goOn = async () => {
        while (!over) {
          await pause(everyMs);
          if (!document.hidden) await poll();
        }
      };
      void goOn();
      await poll();
    },
  };
}
