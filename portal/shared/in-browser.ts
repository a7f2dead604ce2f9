/** False while the server renders a page, without storage, document and channels. */
export const inBrowser = typeof window !== 'undefined';
