import { portalStyle } from '@baize/ui-kit/foundation/style';

/** As high as its card, which is as high as the card beside it. */
export const form = portalStyle({ flexGrow: 1 });

/** Aligns the buttons of the two cards. */
export const submit = portalStyle({ marginBlockStart: 'auto' });
