import { layoutValue } from '@baize/ui-kit/foundation/layout';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, font, space } = vars;
const { column } = vars.size;

/** The link to all items of a rail. */
export const more = portalStyle({
  color: color.text.link,
  fontSize: font.size.sm,
  fontWeight: font.weight.bold,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

/** The measured height of a rail of six games at 1280 to 2000 px. */
const height = `calc(clamp(${column.md} * 1.025, 21.9vw + ${column.xs} * 0.17, ${column.lg} * 1.11) * ${layoutValue('rail-share', '1')})`;

/**
 * A rail of six games that is laid out when it comes near, with its height reserved so that nothing
 * shifts.
 */
export const railPlace = portalStyle({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${height}`,
});

/** At the end of a page with little content. */
export const atTheEnd = portalStyle({ paddingBlockStart: space.xxl, minInlineSize: 0 });

/** Reserves the space of a rail whose script is loading. */
export const waiting = portalStyle({ minBlockSize: height });
