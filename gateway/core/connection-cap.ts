/** Sockets that one address may hold on one gateway process: many tabs, no flood. */
const CONNECTIONS_PER_IP = 40;

/** Counts this process's own connections; that it is forgotten by a restart is right. */
export function createConnectionCap(limit = CONNECTIONS_PER_IP) {
  const held = new Map<string, number>();
  return {
    /** Takes a place and returns what gives it back, or undefined when all are taken. */
    take(ip: string): (() => void) | undefined {
      const now = held.get(ip) ?? 0;
      if (now >= limit) return undefined;
      held.set(ip, now + 1);
      return () => {
        const left = (held.get(ip) ?? 1) - 1;
        if (left > 0) held.set(ip, left);
        else held.delete(ip);
      };
    },
  };
}
