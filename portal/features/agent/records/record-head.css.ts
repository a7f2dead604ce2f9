import { portalStyle } from '@baize/ui-kit/foundation/style';

/** As wide as its longest option, because it is not in a form. */
export const currency = portalStyle({ inlineSize: 'max-content' });
