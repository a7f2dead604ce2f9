/** Origins of addresses that a merchant configured, and nothing else: whatever else stood there could change a policy. */
export const configuredOrigins = (addresses: readonly string[]): string[] =>
  addresses
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin)
    .filter((origin) => /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin));
