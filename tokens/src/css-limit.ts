/** A brand's CSS may weigh this much after gzip, in bytes: for `brand check`, `brand build` and `npm run size`. */
export const CSS_LIMIT = 3_000;
