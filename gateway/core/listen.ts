import type { Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { type Config, ConfigError } from './config.ts';
import { errorCode } from './error-code.ts';

/** Milliseconds that running responses may take when the server is closed. */
const CLOSE_TIMEOUT_MS = 5_000;

/** Codes of a host that no network interface of this machine has, or that cannot be resolved. */
const NO_SUCH_HOST = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'];

/**
 * Makes a server listen on the configured host and port.
 * @returns the port, which differs from the configured one if that is 0
 * @throws {ConfigError} for a port that is taken and a host that is not this machine's
 */
export function listen(server: Server, { host, port }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      const code = errorCode(error) ?? '';
      const why = code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${code})`;
      const message = NO_SUCH_HOST.includes(code)
        ? `This machine cannot listen on ${host} (${code}). Set BAIZE_HOST to an address of its own.`
        : `Port ${port} ${why}. Set PORT to a free one.`;
      reject(new ConfigError(message));
    };
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      const address = server.address() as AddressInfo;
      resolve(address.port);
    });
  });
}

/** Hosts under which this machine reaches the server as `localhost`, including the wildcard addresses. */
const LOCALHOST = ['localhost', '127.0.0.1', '::1', '0.0.0.0', '::'];

/** Returns the URL under which a browser of this machine reaches the server, without a trailing slash. */
export function serverUrl({ host }: Config, port: number): string {
  if (LOCALHOST.includes(host)) return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/** Closes a server: running responses may end within CLOSE_TIMEOUT_MS, then their connections are cut. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
