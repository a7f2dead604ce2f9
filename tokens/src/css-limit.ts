/** A brand's CSS may weigh this much after gzip, in bytes: for `brand check`, `brand build` and `npm run size`. */
export const CSS_LIMIT = 3_000;

/** The same for the CSS together with what a page is told of the brand's layout. */
export const WITH_LAYOUT_LIMIT = 5_000;
