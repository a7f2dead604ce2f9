import { keyframes } from '@vanilla-extract/css';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { border, color, font, motion, radius, shadow, size, space } = vars;
const appear = keyframes({ from: { opacity: 0 } });

export const content = kitStyle({
  zIndex: vars.layer.popup,
  maxInlineSize: `min(${size.column.md}, calc(100vw - 2 * ${space.sm}))`,
  paddingBlock: space.xs,
  paddingInline: space.sm,
  background: color.surface.raised,
  color: color.text.primary,
  border: `${border.hair} solid ${color.surface.borderStrong}`,
  borderRadius: radius.control,
  boxShadow: shadow.raised,
  fontSize: font.size.xs,
  overflowWrap: 'anywhere',
  animation: `${appear} ${motion.duration.quick} ${motion.easing.out}`,
});
