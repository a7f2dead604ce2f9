import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, space } = vars;

export const stage = portalStyle({
  position: 'relative',
  flex: '1 1 auto',
  minBlockSize: 0,
  background: color.canvas.bg,
});

export const frame = portalStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  ':focus-visible': {
    outline: `${border.strong} solid ${color.focus.ring}`,
    outlineOffset: `calc(-1 * ${border.strong})`,
  },
});

export const loader = portalStyle({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xl,
  padding: space.xl,
  overflow: 'auto',
  background: `linear-gradient(${color.surface.raised}, ${color.canvas.bg})`,
  textAlign: 'center',
});
