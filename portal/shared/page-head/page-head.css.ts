import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { space } = vars;

/** A page of one topic: no wider than a dialog, with its parts below each other. */
export const page = portalStyle({
  display: 'grid',
  gap: space.xl,
  maxInlineSize: vars.size.dialog.lg,
});
export const head = portalStyle({ display: 'grid', gap: space.sm });
export const title = portalStyle({
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.headline,
  fontWeight: vars.font.weight.display,
  lineHeight: vars.font.line.tight,
});
export const intro = portalStyle({ color: vars.color.text.muted, maxInlineSize: '65ch' });
