import { CallError, type GameState } from './api.ts';
import { pause } from './dom.ts';

/**
 * The minimum duration of a round (R10.10). The gateway refuses rounds that come sooner; the game waits by itself, so
 * that players do not meet the refusal.
 */
export function createPace(state: Pick<GameState, 'paceMs' | 'waitMs'>) {
  let readyAt = performance.now() + state.waitMs;
  const left = () => Math.max(0, readyAt - performance.now());
  return {
    left,
    /** Starts the wait of a round before the gateway has answered. */
    begin(): void {
      readyAt = performance.now() + state.paceMs;
    },
    /** Sets the wait from now to the gateway's value. */
    setWait(waitMs: number): void {
      readyAt = performance.now() + waitMs;
    },
    /** Ends the wait of a refused round: the next one may come at once, or when the gateway says so. */
    refused(error: unknown): void {
      readyAt = performance.now() + (error instanceof CallError ? error.waitMs : 0);
    },
    /** Waits until the next round is accepted. */
    async over(): Promise<void> {
      // Timers may fire a fraction of a millisecond early.
      while (left() > 0) await pause(Math.ceil(left()));
    },
    /** Shows the wait on a button: a bar or ring that fills until the next round is accepted. */
    mark(button: HTMLElement, waits: boolean): void {
      button.classList.remove('pacing');
      if (!waits) return;
      // Reading a size forces a reflow, which restarts the animation.
      void button.offsetWidth;
      button.classList.add('pacing');
      const whole = Math.max(state.paceMs, left());
      button.style.setProperty('--pace', `${whole}ms`);
      button.style.setProperty('--paced', `${left() - whole}ms`);
    },
  };
}
export type Pace = ReturnType<typeof createPace>;
