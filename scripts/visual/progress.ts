import { seconds } from '../terminal.ts';

const EVERY_MS = 5_000;

/** Formats progress: finished pictures of all, their rate, and the remaining time. Pure. */
export function progressLine(done: number, total: number, elapsedMs: number): string {
  const rate = done / (elapsedMs / 60_000);
  const left = rate > 0 ? `, ${seconds(((total - done) / rate) * 60_000)} left` : '';
  return `${done} of ${total} pictures, ${Math.round(rate)} a minute${left}`;
}

export interface Progress {
  /** Counts one more compared picture. */
  step(): void;
  /** Ends the lines. */
  end(): void;
}

/** Prints progress every five seconds: on the same line of a terminal, otherwise in new lines. */
export function showProgress(total: number): Progress {
  const started = performance.now();
  const { stdout } = process;
  let done = 0;
  let width = 0;
  const tell = () => {
    const line = progressLine(done, total, performance.now() - started);
    if (!stdout.isTTY) return console.log(`  ${line}`);
    stdout.write(`\r  ${line.padEnd(width)}`);
    width = line.length;
  };
  const timer = setInterval(tell, EVERY_MS);
  return {
    step: () => {
      done += 1;
    },
    end: () => {
      clearInterval(timer);
      if (width > 0) stdout.write(`\r${' '.repeat(width + 2)}\r`);
    },
  };
}
