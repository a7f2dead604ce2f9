/** Where the global set-up leaves the address of the shared gateway. */
export const GATEWAY_VARIABLE = 'BAIZE_E2E_GATEWAY';

/** Each test comes from an address of its own, so that the throttles of one spare the others. */
export const IP_HEADER = 'x-forwarded-for';
export const TRUSTED_IP = { BAIZE_TRUSTED_PROXIES: 'loopback' };

/** What the gateways of the tests load first. */
export const PRELOAD = new URL('../../support/cheap-passwords.ts', import.meta.url);
