/** The id of the JSON script in the page that holds the boot data. */
export const BOOT_ELEMENT_ID = 'boot';
/** The id of the JSON script with the answers that a drawn page was made of. */
export const ANSWERS_ELEMENT_ID = 'answers';
/** The boot data for a portal that is hosted statically. */
export const BOOT_PATH = '/wps/system/boot';
