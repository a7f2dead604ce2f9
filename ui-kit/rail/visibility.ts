/**
 * The `content-visibility` of the items in a rail: all are laid out, because the tallest item,
 * visible or not, sets the height of the rail.
 */
export const VISIBILITY = '--bz-rail-visibility';
