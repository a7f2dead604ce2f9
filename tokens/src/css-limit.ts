/** Maximum size of a brand's CSS after gzip, in bytes, for `brand check`, `brand build` and `npm run size`. */
export const CSS_LIMIT = 3_000;

/** The same for the CSS together with the layout data of a page. */
export const WITH_LAYOUT_LIMIT = 5_000;
