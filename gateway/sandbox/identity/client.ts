/** The client id of the portal at the sandbox's identity provider. */
export const SANDBOX_CLIENT = 'baize-portal';
