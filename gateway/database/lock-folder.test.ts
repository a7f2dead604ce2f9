import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './lock-folder.ts';

const RACES = 20;
/**
 * Reports that it is ready, waits for a line, tries to lock its folder, and reports its pid and the
 * result.
 */
const STARTER = `
import { lockFolder } from ${JSON.stringify(import.meta.resolve('./lock-folder.ts'))};
process.stdin.once('data', async () => {
  try {
    await lockFolder(process.argv[1]);
    console.log(process.pid + ' locked');
  } catch (error) {
    console.log(process.pid + ' ' + error.name + ' ' + error.message);
  }
});
process.stdin.once('end', () => process.exit());
console.log('ready');
`;
const NODE = ['--input-type=module', '--eval', STARTER];
const NAMESPACE = ['--pid', '--fork', '--kill-child', '--mount-proc'];
const hasNamespaces = spawnSync('unshare', [...NAMESPACE, 'true']).status === 0;

let folder: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'baize-lock-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

interface Starter {
  /** Lets the process try to lock the folder. Returns its report. */
  go(): Promise<string>;
  /** Kills the process, so that it cannot release anything. */
  kill(): Promise<void>;
}

/** Starts a process that is about to lock the folder; in a namespace of its own its pid is 1. */
async function startProcess({ namespace = false } = {}): Promise<Starter> {
  const node = [process.execPath, ...NODE, folder] as const;
  const child = namespace
    ? spawn('unshare', [...NAMESPACE, ...node])
    : spawn(node[0], node.slice(1));
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => String((await lines.next()).value);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  expect(await next()).toBe('ready');
  return {
    go: () => {
      child.stdin.write('go\n');
      return next();
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const startTwo = (options = {}): Promise<[Starter, Starter]> =>
  Promise.all([startProcess(options), startProcess(options)]);

test.skipIf(!hasNamespaces)(
  'two containers with process id 1 share a folder: the second one is refused with a one-line message',
  async () => {
    const [first, second] = await startTwo({ namespace: true });
    expect(await first.go()).toBe('1 locked');
    expect(await second.go()).toMatch(
      /^1 ConfigError Another Baize \(process 1 on .+\) uses the data folder .+\. Stop it, or set BAIZE_DATA to another folder\.$/,
    );
    await first.kill();
    expect(await (await startProcess({ namespace: true })).go()).toBe('1 locked');
  },
);

test("a lock file with this process's id, without content, or of a dead process does not hold the lock", async () => {
  const holder = await startProcess();
  expect(await holder.go()).toMatch(/ locked$/);
  for (const text of ['', String(process.pid), '999999999', 'nonsense']) {
    await writeFile(join(folder, 'gateway.lock'), text);
    await expect(lockFolder(folder)).rejects.toThrow(/^Another Baize \(.+\) uses the data folder/);
  }
  await holder.kill();
  const release = await lockFolder(folder);
  await expect(lockFolder(folder), 'once in a process, too').rejects.toThrow(
    /uses the data folder/,
  );
  await release();
  await (await lockFolder(folder))();
});

test('of two processes that start together after a killed one, exactly one gets the lock, 20 times', async () => {
  let holder = await startProcess();
  expect(await holder.go()).toMatch(/ locked$/);
  for (let race = 0; race < RACES; race += 1) {
    const starters = await startTwo();
    await holder.kill();
    const told = await Promise.all(starters.map((starter) => starter.go()));
    const winners = starters.filter((_, index) => told[index]?.endsWith(' locked'));
    expect(winners, told.join('\n')).toHaveLength(1);
    expect(told.filter((line) => line.includes('uses the data folder'))).toHaveLength(1);
    const [winner] = winners;
    if (winner) holder = winner;
    for (const starter of starters) if (starter !== winner) await starter.kill();
  }
  // Starts some forty processes in pairs, one pair after the other.
}, 180_000);
