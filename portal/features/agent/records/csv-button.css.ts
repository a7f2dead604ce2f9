import { below } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';

/** On a phone only the icon is visible, so that the range fits beside it; its name stays. */
export const words = portalStyle({ '@media': { [below.xs]: { display: 'none' } } });
