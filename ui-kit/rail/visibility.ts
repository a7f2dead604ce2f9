/**
 * The `content-visibility` of what stands in a rail: all of it is laid out, since the tallest item,
 * seen or not, gives the rail its height.
 */
export const VISIBILITY = '--bz-rail-visibility';
