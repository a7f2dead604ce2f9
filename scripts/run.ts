import { type SpawnOptions, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './terminal.ts';

/** The environment of child processes: tools of the workspace first, as `npm run` has them. */
export const toolEnvironment = (extra: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  ...extra,
});

export interface Ran {
  /** Exit code; 1 when it could not start or a signal ended it. */
  readonly code: number;
  /** Standard output and error in the order they came; empty when shown on a terminal instead. */
  readonly output: string;
}

export interface RunOptions {
  /** Shows the output as it comes; it is kept as well where no terminal colours it. */
  readonly show?: boolean;
  readonly env?: Record<string, string>;
}

/** Runs a program in the repository's root to its end. Never rejects. */
export function run(
  command: string,
  args: readonly string[],
  { show = false, env }: RunOptions = {},
): Promise<Ran> {
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
