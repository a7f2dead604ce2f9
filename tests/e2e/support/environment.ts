/** Where the global set-up leaves the address of the shared gateway. */
export const GATEWAY_VARIABLE = 'BAIZE_E2E_GATEWAY';

/** Each test comes from an address of its own, so that the throttles of one spare the others. */
export const IP_HEADER = 'x-test-ip';
export const TRUSTED_IP = { BAIZE_TRUSTED_IP_HEADER: IP_HEADER };
