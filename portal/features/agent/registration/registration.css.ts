import { portalStyle } from '@baize/ui-kit/foundation/style';

/** As high as its card, which is as high as the one beside it. */
export const form = portalStyle({ flexGrow: 1 });

/** The buttons of two cards stand on one line. */
export const submit = portalStyle({ marginBlockStart: 'auto' });
