import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, font, space } = vars;

export const page = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
});
export const head = portalStyle({ display: 'grid', gap: space.xs });
export const title = portalStyle({
  fontFamily: font.family.display,
  fontSize: font.size.headline,
  fontWeight: font.weight.display,
  letterSpacing: font.tracking.display,
  lineHeight: font.line.tight,
});
export const lead = portalStyle({ color: color.text.muted, maxInlineSize: '70ch' });
