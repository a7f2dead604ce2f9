/** Environment variable in which the global set-up stores the address of the shared gateway. */
export const GATEWAY_VARIABLE = 'BAIZE_E2E_GATEWAY';

/** Header with a client address for each test, so that throttles of one test do not affect others. */
export const IP_HEADER = 'x-forwarded-for';
export const TRUSTED_IP = { BAIZE_TRUSTED_PROXIES: 'loopback' };

/** Module that the gateways of the tests load first. */
export const PRELOAD = new URL('../../support/cheap-passwords.ts', import.meta.url);
