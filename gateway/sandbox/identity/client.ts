/** The name under which the portal is registered at the sandbox's identity provider. */
export const SANDBOX_CLIENT = 'baize-portal';
