import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { build, createServer } from 'vite';
import { readConfig } from '../gateway/core/config.ts';
import { ensureBrands } from './build/build.ts';
import { checkDataFolder, checkPort, freePort } from './preflight.ts';
import { run, toolEnvironment } from './run.ts';
import { reportFailure, root } from './terminal.ts';

/** Debounce, so that saving several files starts one build. */
const SETTLE_MS = 200;

/** The gateway on a port of its own, restarted whenever a file that it imports changes. */
function watchGateway(port: number) {
  const args = ['--watch', '--watch-preserve-output', join(root, 'gateway/server.ts')];
  return spawn(process.execPath, args, {
    cwd: root,
    // Only the portal's own development server calls it.
    env: toolEnvironment({ PORT: String(port), BAIZE_HOST: '127.0.0.1' }),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Rebuilds the brands when a token changes; the running page reloads the CSS itself. */
function watchTokens(reload: () => void) {
  let pending: NodeJS.Timeout | undefined;
  const rebuild = async () => {
    const { code, output } = await run(process.execPath, ['tokens/src/command.ts', 'build']);
    if (code === 0) reload();
    else console.error(output.trim());
  };
  return watch(join(root, 'tokens'), { recursive: true }, (_event, name) => {
    if (!name || name.startsWith('dist')) return;
    clearTimeout(pending);
    pending = setTimeout(rebuild, SETTLE_MS);
  });
}

async function dev(): Promise<void> {
  const config = readConfig(process.env);
  await checkPort(config.port);
  if (!config.databaseUrl && !config.upstream) await checkDataFolder(config.dataFolder);
  await ensureBrands();
  // Rebuilds the sandbox's games whenever one of their files changes.
  await build({
    configFile: join(root, 'gateway/sandbox/vite.config.ts'),
    logLevel: 'warn',
    build: { watch: {} },
  });

  const gatewayPort = await freePort();
  process.env.BAIZE_GATEWAY = `http://localhost:${gatewayPort}`;
  const gateway = watchGateway(gatewayPort);
  const portal = join(root, 'portal');
  const vite = await createServer({
    root: portal,
    configFile: join(portal, 'vite.config.ts'),
    server: { port: config.port, strictPort: true },
  });
  await vite.listen();
  const tokens = watchTokens(() => vite.ws.send({ type: 'full-reload' }));
  console.log(`\nPortal with hot reload: http://localhost:${config.port}`);
  console.log(`Gateway, restarted on change: ${process.env.BAIZE_GATEWAY}\n`);

  const stop = async () => {
    tokens.close();
    const gone = new Promise((resolve) => gateway.once('close', resolve));
    if (gateway.exitCode === null && gateway.signalCode === null) {
      gateway.kill('SIGTERM');
      await gone;
    }
    await vite.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

try {
  await dev();
} catch (error) {
  reportFailure(error);
  process.exit(1);
}
