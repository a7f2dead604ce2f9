import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, font, motion, radius, size, space } = vars;

/** An entry of a center's menu, a link or a button: its text wraps in a list, not in a row. */
export const entry = portalStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  inlineSize: '100%',
  minBlockSize: size.control.md,
  // A text of two lines needs a margin as well.
  padding: `${space.xs} ${space.md}`,
  borderRadius: radius.control,
  color: color.nav.text,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.duration.quick}, color ${motion.duration.quick}`,
  selectors: {
    '&:hover': { background: color.nav.hover, color: color.nav.textActive },
    '&[aria-current="page"]': {
      background: color.nav.active,
      color: color.nav.textActive,
      fontWeight: font.weight.bold,
    },
  },
});

export const entryIcon = portalStyle({
  flex: 'none',
  inlineSize: size.icon.md,
  blockSize: size.icon.md,
});

/** After the text of an entry. */
export const count = portalStyle({ flex: 'none', marginInlineStart: 'auto' });
