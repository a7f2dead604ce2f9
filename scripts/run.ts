import { type SpawnOptions, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './terminal.ts';

/** Returns the environment of child processes: the workspace's tools come first on the PATH, as in `npm run`. */
export const toolEnvironment = (extra: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  ...extra,
});

export interface RunResult {
  /** Exit code; 1 if the program could not start or was ended by a signal. */
  readonly code: number;
  /** Standard output and error in order; empty if they went to a terminal. */
  readonly output: string;
}

export interface RunOptions {
  /** Prints the output while the program runs; it is also captured unless stdout is a terminal. */
  readonly show?: boolean;
  readonly env?: Record<string, string>;
}

/** Runs a program in the root folder until it ends. Never rejects. */
export function run(
  command: string,
  args: readonly string[],
  { show = false, env }: RunOptions = {},
): Promise<RunResult> {
  const isOnTerminal = show && process.stdout.isTTY;
  const options: SpawnOptions = {
    cwd: root,
    env: toolEnvironment(env),
    stdio: isOnTerminal ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  };
  const child = spawn(command, args, options);
  const parts: Buffer[] = [];
  const keep = (data: Buffer) => {
    parts.push(data);
    if (show) process.stdout.write(data);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const output = () => Buffer.concat(parts).toString();
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: `${output()}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: output() }));
  });
}
