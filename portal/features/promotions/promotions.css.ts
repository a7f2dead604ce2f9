import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, font, space } = vars;

export const page = portalStyle({ display: 'grid', gap: space.xl });
export const head = portalStyle({ display: 'grid', gap: space.xs });

export const title = portalStyle({
  fontFamily: font.family.display,
  fontSize: font.size.headline,
  fontWeight: font.weight.display,
  letterSpacing: font.tracking.display,
  lineHeight: font.line.tight,
});

export const lead = portalStyle({ color: color.text.muted, maxInlineSize: '70ch' });

export const categories = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  border: 0,
  padding: 0,
  minInlineSize: 0,
});

export const list = portalStyle({
  display: 'grid',
  gap: space.xl,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.column.md}), 1fr))`,
});

/** As high as a card with its banner, a title of one line and its button. */
export const place = portalStyle({ aspectRatio: '1', inlineSize: '100%' });
