import { layoutValue } from '@baize/ui-kit/foundation/layout';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, font, space } = vars;
const { column } = vars.size;

/** The way to all of what a rail shows a part of. */
export const more = portalStyle({
  color: color.text.link,
  fontSize: font.size.sm,
  fontWeight: font.weight.bold,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

/** What a rail of six games measures at 1280 to 2000 px. */
const height = `calc(clamp(${column.md} * 1.025, 21.9vw + ${column.xs} * 0.17, ${column.lg} * 1.11) * ${layoutValue('rail-share', '1')})`;

/**
 * A rail of six games that is laid out when it comes near, so that nothing moves then under a press
 * further down.
 */
export const railPlace = portalStyle({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${height}`,
});

/** At the end of a page that has little to show. */
export const atTheEnd = portalStyle({ paddingBlockStart: space.xxl, minInlineSize: 0 });

/** Keeps the place of a rail whose script is on the way. */
export const waiting = portalStyle({ minBlockSize: height });
