/** What helps where a script could not be had (R8.14): browsers remember a failed one by its address. */
export const reloadPage = (): void => window.location.reload();
