import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6, SocketAddress } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import proxyAddr from 'proxy-addr';

/**
 * Whether an address belongs to a proxy of our own. `hop` counts from the socket: 0 is who connected
 * to us, 1 is who connected to that one.
 */
export type TrustProxy = (address: string, hop: number) => boolean;

/** More proxies than this in a row are a mistake in the configuration. */
const MAX_HOPS = 10;

/**
 * What a configuration names as proxies: a number of hops, or addresses, subnets and the ranges
 * `loopback`, `linklocal`, `uniquelocal` with commas between. Undefined for none.
 * @throws {TypeError} for what is neither
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

/** One spelling for each address, or undefined for what is none. */
function canonicalAddress(text: string): string | undefined {
  // The zone of a link-local address names our own network card.
  const bare = text.replace(/%.*$/s, '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  return new SocketAddress({ address: bare, family: 'ipv6' }).address.replace(
    /^::ffff:(?=.*\.)/,
    '',
  );
}

/** Groups of an IPv6 address that name a network; the last four are its customer's to choose. */
const NETWORK_GROUPS = 4;

/**
 * Whom an address counts as. An IPv6 address stands for its first 64 bits, because one customer has all addresses
 * of such a network; an IPv4 address stands for itself, also inside an IPv6 one. Empty for what is no address.
 */
export function networkOf(address: string): string {
  const canonical = canonicalAddress(address) ?? '';
  if (!isIPv6(canonical)) return canonical;
  const [head = '', tail] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  // What `::` leaves out; a dotted end is two groups in one.
  const left = 8 - head.length - (tail ?? []).length - (canonical.includes('.') ? 1 : 0);
  const groups = [...head, ...Array<string>(left).fill('0'), ...(tail ?? [])];
  return canonicalAddress(`${groups.slice(0, NETWORK_GROUPS).join(':')}::`) ?? canonical;
}

/** What the address of a request is read from. */
export type Connection = Pick<IncomingMessage, 'headers'> & {
  readonly socket: Pick<IncomingMessage['socket'], 'remoteAddress'> & {
    readonly encrypted?: boolean;
  };
};

const socketAddress = ({ socket }: Connection): string =>
  canonicalAddress(socket.remoteAddress ?? '') ?? '';

/**
 * The visitor's address. Of `X-Forwarded-For` only the part counts that our own proxies wrote: it is
 * read from the right, up to the first address that is no proxy of ours. What is no address there
 * is answered with the socket's own.
 */
export function addressOf(request: Connection, trust: TrustProxy | undefined): string {
  const own = socketAddress(request);
  if (!trust) return own;
  // proxy-addr reads nothing else of a request.
  const read = { headers: request.headers, socket: { remoteAddress: own } };
  return canonicalAddress(proxyAddr(read as IncomingMessage, trust)) ?? own;
}

/** Whether the visitor's connection is encrypted, up to us or up to a proxy of ours that says so. */
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

/** The settings that say who is believed. */
export interface TrustSettings {
  readonly trustProxy: TrustProxy | undefined;
}

const connectionOf = (context: Context): Connection => {
  const { incoming }: HttpBindings = context.env;
  return incoming as IncomingMessage;
};

/** The visitor's address of a call. */
export const callerIp = (context: Context, { trustProxy }: TrustSettings): string =>
  addressOf(connectionOf(context), trustProxy);

/** Whether a call came over TLS. */
export const isSecureCall = (context: Context, { trustProxy }: TrustSettings): boolean =>
  isSecure(connectionOf(context), trustProxy);
