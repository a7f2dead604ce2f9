/**
 * Reloads after a script failed to load (R8.14), because browsers remember a failed module by its
 * address.
 */
export const reloadPage = (): void => window.location.reload();
