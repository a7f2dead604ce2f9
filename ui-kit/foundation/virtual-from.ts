/**
 * Above this number of items a list, table or tree scrolls by itself and renders only those in
 * view.
 */
export const VIRTUAL_FROM = 200;
