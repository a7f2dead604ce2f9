import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, font } = vars;

/** The name of a reward on its card. */
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

/** The amount of a reward. */
export const amount = portalStyle({
  ...figures,
  fontSize: font.size.headline,
  color: color.text.brand,
});

/** The prize of a mission's step. */
export const prize = portalStyle({
  ...figures,
  fontSize: font.size.title,
  color: color.text.brand,
});

/** The amount of a bonus that is not claimed yet. */
export const bonus = portalStyle({ ...figures, fontSize: font.size.headline });
