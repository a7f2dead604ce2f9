/** Returns the http(s) origins of configured URLs and drops everything else, which could inject directives into a policy. */
export const configuredOrigins = (addresses: readonly string[]): string[] =>
  addresses
    .filter((address) => URL.canParse(address))
    .map((address) => new URL(address).origin)
    .filter((origin) => /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin));
