import { BlockList, isIP } from 'node:net';

const MAX_PREFIX_LENGTH = { 4: 32, 6: 128 } as const;

interface Network {
  readonly address: string;
  readonly prefix: number;
  readonly family: 'ipv4' | 'ipv6';
}

function readNetwork(text: string): Network | undefined {
  const [address = '', length, ...rest] = text.split('/');
  const version = isIP(address);
  if (rest.length > 0 || (version !== 4 && version !== 6)) return undefined;
  const longest = MAX_PREFIX_LENGTH[version];
  if (length !== undefined && !/^\d{1,3}$/.test(length)) return undefined;
  const prefix = length === undefined ? longest : Number(length);
  if (prefix > longest) return undefined;
  return { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' };
}

/** Whether a text names a network: an address, or a range as `203.0.113.0/24` or `2001:db8::/32`. */
export const isNetwork = (text: string): boolean => readNetwork(text) !== undefined;

/** The list compiled last, and the setting that it was compiled from. */
let compiled = { names: '', list: new BlockList() };

function compile(networks: readonly string[]): BlockList {
  const names = networks.join(' ');
  if (names === compiled.names) return compiled.list;
  const list = new BlockList();
  for (const text of networks) {
    const network = readNetwork(text);
    if (network) list.addSubnet(network.address, network.prefix, network.family);
  }
  compiled = { names, list };
  return list;
}

/**
 * Whether an address lies in one of the networks.
 * @param address as `callerIp` gives it: IPv4 addresses inside IPv6 ones are IPv4 already
 */
export function isInNetworks(networks: readonly string[], address: string): boolean {
  const version = isIP(address);
  if (networks.length === 0 || version === 0) return false;
  return compile(networks).check(address, version === 4 ? 'ipv4' : 'ipv6');
}
