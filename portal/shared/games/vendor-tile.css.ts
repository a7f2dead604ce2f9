import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, space } = vars;

export const vendor = portalStyle({
  display: 'grid',
  inlineSize: '100%',
  gridTemplateRows: 'auto auto',
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  background: color.surface.bg,
  border: `${vars.border.hair} solid ${color.surface.border}`,
  textAlign: 'start',
  transition: `border-color ${vars.motion.duration.quick}`,
  selectors: {
    '&:hover': { borderColor: color.surface.borderStrong },
    '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.6 },
  },
});

export const words = portalStyle({
  display: 'grid',
  padding: `${space.sm} ${space.md} ${space.md}`,
  minInlineSize: 0,
});

export const name = portalStyle({
  fontWeight: vars.font.weight.bold,
  // Not `hidden`: a row of the grid could then be lower than its line.
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const note = portalStyle({ color: color.text.muted, fontSize: vars.font.size.sm });
