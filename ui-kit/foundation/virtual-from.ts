/** Above so many items a list, table or tree scrolls in itself and draws only those in view. */
export const VIRTUAL_FROM = 200;
