import { portalStyle } from '@baize/ui-kit/foundation/style';

/** A filter beside others in one line: as wide as its words. */
export const state = portalStyle({ inlineSize: '22ch' });
