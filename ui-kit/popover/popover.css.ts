import { keyframes } from '@vanilla-extract/css';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { border, color, motion, radius, shadow, size, space } = vars;
const appear = keyframes({ from: { opacity: 0, transform: `translateY(${space.xs})` } });

export const content = kitStyle({
  zIndex: vars.layer.popup,
  maxInlineSize: `min(${size.column.lg}, calc(100vw - 2 * ${space.sm}))`,
  maxBlockSize: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  overflowWrap: 'break-word',
  padding: space.lg,
  background: color.surface.bg,
  color: color.text.primary,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.card,
  boxShadow: shadow.popup,
  outline: 'none',
  animation: `${appear} ${motion.duration.quick} ${motion.easing.out}`,
});
