import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { font, space } = vars;

/** The fields of a form in a dialog. */
export const fields = portalStyle({ display: 'grid', gap: space.lg });

export const reference = portalStyle({ fontSize: font.size.xs, overflowWrap: 'anywhere' });
