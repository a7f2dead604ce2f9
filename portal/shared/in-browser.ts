/** False while the server renders the first page: no storage, no document, no channels. */
export const inBrowser = typeof window !== 'undefined';
