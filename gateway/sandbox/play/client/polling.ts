import { CallError } from './api.ts';
import { pause } from './dom.ts';
import type { Say } from './messages.ts';
import { isRefusal, showProblem } from './panel.ts';

/** The launch has ended, so that no further call will succeed. */
const OVER: readonly string[] = ['login.not.session', 'user.or.token.invalid'];

/**
 * Polls for changes from elsewhere: periodically, when the window becomes visible again, and on demand. After a failed
 * poll it continues; when the launch has ended, it shows that and stops.
 * @param everyMs interval between polls
 * @param ask loads and shows the state
 */
export function createPolling(say: Say, everyMs: number, ask: () => Promise<void>) {
  let over = false;

  async function poll(): Promise<void> {
    if (over) return;
    try {
      await ask();
    } catch (error) {
      over = error instanceof CallError && OVER.includes(error.code);
      if (isRefusal(error)) showProblem(error, say);
    }
  }

  return {
    poll,
    /** Runs the first poll and schedules the following ones. */
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
