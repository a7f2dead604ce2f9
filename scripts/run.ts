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
  /** Standard output and error in the order they came; empty when shown instead. */
  readonly output: string;
}

export interface RunOptions {
  /** Shows the output as it comes instead of keeping it. */
  readonly show?: boolean;
  readonly env?: Record<string, string>;
}

/** Runs a program in the repository's root to its end. Never rejects. */
export function run(
  command: string,
  args: readonly string[],
  { show = false, env }: RunOptions = {},
): Promise<Ran> {
  const options: SpawnOptions = {
    cwd: root,
    env: toolEnvironment(env),
    stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  };
  const child = spawn(command, args, options);
  const parts: Buffer[] = [];
  child.stdout?.on('data', (data: Buffer) => parts.push(data));
  child.stderr?.on('data', (data: Buffer) => parts.push(data));
  const output = () => Buffer.concat(parts).toString();
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: `${output()}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: output() }));
  });
}
