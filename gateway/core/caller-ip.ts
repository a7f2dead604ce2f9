import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6, SocketAddress } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import proxyAddr from 'proxy-addr';

/**
 * Decides whether an address is a trusted proxy. `hop` counts from the socket: 0 is the peer of our
 * connection, 1 the peer of that proxy.
 */
export type TrustProxy = (address: string, hop: number) => boolean;

/** A higher number of hops is treated as a configuration error. */
const MAX_HOPS = 10;

/**
 * Parses a configuration of trusted proxies: a number of hops, or a comma-separated list of addresses,
 * subnets and the ranges `loopback`, `linklocal`, `uniquelocal`. Undefined for none.
 * @throws {TypeError} for anything else
 */
export function trustedProxies(text: string): TrustProxy | undefined {
  const named = text.split(/[\s,]+/).filter((each) => each !== '');
  const [first] = named;
  if (first === undefined) return undefined;
  if (named.length > 1 || !/^\d+$/.test(first)) return proxyAddr.compile(named);
  const hops = Number(first);
  if (hops > MAX_HOPS) throw new TypeError(`more than ${MAX_HOPS} proxies: ${first}`);
  return hops === 0 ? undefined : (_address, hop) => hop < hops;
}

/** Normalizes an IP address; undefined for other texts. */
function canonicalAddress(text: string): string | undefined {
  // Drops the zone of a link-local address: it names our own network interface.
  const bare = text.replace(/%.*$/s, '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  return new SocketAddress({ address: bare, family: 'ipv6' }).address.replace(
    /^::ffff:(?=.*\.)/,
    '',
  );
}

/** Leading groups (64 bits) of an IPv6 address that identify the network; its owner chooses the rest. */
const NETWORK_GROUPS = 4;

/**
 * Returns the network that an address is throttled and recognized by: the /64 prefix of an IPv6 address, because
 * one customer has all addresses of such a network; an IPv4 address itself, even if mapped to IPv6. Empty for
 * other texts.
 */
export function networkOf(address: string): string {
  const canonical = canonicalAddress(address) ?? '';
  if (!isIPv6(canonical)) return canonical;
  const [head = '', tail] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  // Number of groups that `::` stands for; a dotted IPv4 suffix counts as two groups.
  const left = 8 - head.length - (tail ?? []).length - (canonical.includes('.') ? 1 : 0);
  const groups = [...head, ...Array<string>(left).fill('0'), ...(tail ?? [])];
  return canonicalAddress(`${groups.slice(0, NETWORK_GROUPS).join(':')}::`) ?? canonical;
}

/** The part of a request that its address is read from. */
export type Connection = Pick<IncomingMessage, 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'> & {
    readonly encrypted?: boolean;
  };
};

const socketAddress = ({ socket }: Connection): string =>
  canonicalAddress(socket.remoteAddress ?? '') ?? '';

/**
 * Returns the visitor's address. `X-Forwarded-For` is read from the right, up to the first address that is
 * not a trusted proxy; everything left of it may be forged. If that is not an address, the socket's is used.
 */
export function addressOf(request: Connection, trust: TrustProxy | undefined): string {
  const own = socketAddress(request);
  if (!trust) return own;
  // proxy-addr reads nothing else of a request.
  const read = { headers: request.headers, socket: { remoteAddress: own } };
  return canonicalAddress(proxyAddr(read as IncomingMessage, trust)) ?? own;
}

/** Whether the visitor's connection is encrypted, directly or as reported by a trusted proxy. */
export function isSecure(request: Connection, trust: TrustProxy | undefined): boolean {
  if (request.socket.encrypted) return true;
  if (!trust?.(socketAddress(request), 0)) return false;
  const forwarded = request.headers['x-forwarded-proto'];
  return (
    String(forwarded ?? '')
      .split(',')[0]
      ?.trim()
      .toLowerCase() === 'https'
  );
}

/** The settings that say which proxies are trusted. */
export interface TrustSettings {
  readonly trustProxy: TrustProxy | undefined;
}

const connectionOf = (context: Context): Connection => {
  const { incoming }: HttpBindings = context.env;
  return incoming as IncomingMessage;
};

/** Returns the visitor's address of a request. */
export const callerIp = (context: Context, { trustProxy }: TrustSettings): string =>
  addressOf(connectionOf(context), trustProxy);

/** Whether a request came over TLS. */
export const isSecureCall = (context: Context, { trustProxy }: TrustSettings): boolean =>
  isSecure(connectionOf(context), trustProxy);
