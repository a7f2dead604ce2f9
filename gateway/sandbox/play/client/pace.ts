import { CallError, type GameState } from './api.ts';
import { pause } from './dom.ts';

/**
 * The time that a round takes at least (R10.10). The gateway refuses what comes sooner; the game waits
 * by itself, so that nobody meets the refusal.
 */
export function createPace(state: Pick<GameState, 'paceMs' | 'waitMs'>) {
  let readyAt = performance.now() + state.waitMs;
  const left = () => Math.max(0, readyAt - performance.now());
  return {
    left,
    /** A round begins now, as far as the game knows before the gateway has answered. */
    begin(): void {
      readyAt = performance.now() + state.paceMs;
    },
    /** The gateway tells how long the next round has to wait, from this moment on. */
    hear(waitMs: number): void {
      readyAt = performance.now() + waitMs;
    },
    /** The round was refused: the next one may come at once, or when the gateway says so. */
    refused(error: unknown): void {
      readyAt = performance.now() + (error instanceof CallError ? error.waitMs : 0);
    },
    /** Waits until the next round is taken. */
    async over(): Promise<void> {
      // A timer may be early by a part of a millisecond.
      while (left() > 0) await pause(Math.ceil(left()));
    },
    /** Draws the wait on a button: a bar or ring that fills until the next round is taken. */
    mark(button: HTMLElement, waits: boolean): void {
      button.classList.remove('pacing');
      if (!waits) return;
      // Reading a size makes the browser begin the animation anew.
      void button.offsetWidth;
      button.classList.add('pacing');
      const whole = Math.max(state.paceMs, left());
      button.style.setProperty('--pace', `${whole}ms`);
      button.style.setProperty('--paced', `${left() - whole}ms`);
    },
  };
}
export type Pace = ReturnType<typeof createPace>;
