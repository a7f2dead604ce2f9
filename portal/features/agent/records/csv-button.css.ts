import { below } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';

/** On a phone the icon stands alone, so that the days fit beside it; its name stays. */
export const words = portalStyle({ '@media': { [below.xs]: { display: 'none' } } });
