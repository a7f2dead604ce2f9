import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, font } = vars;

/** What a reward is called, on its card. */
export const name = portalStyle({
  fontSize: font.size.md,
  fontWeight: font.weight.bold,
  lineHeight: font.line.tight,
});

const figures = {
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  lineHeight: font.line.tight,
  fontVariantNumeric: 'tabular-nums',
};

/** What it brings. */
export const amount = portalStyle({
  ...figures,
  fontSize: font.size.headline,
  color: color.text.brand,
});

/** What one step of a mission brings. */
export const prize = portalStyle({
  ...figures,
  fontSize: font.size.title,
  color: color.text.brand,
});

/** What a bonus is, while it is not one's own yet. */
export const bonus = portalStyle({ ...figures, fontSize: font.size.headline });
