import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, space } = vars;

export const vendor = portalStyle({
  display: 'grid',
  inlineSize: '100%',
  containerType: 'inline-size',
  // A long name wraps within the tile; a tile that is stretched to the height of its row grows
  // below its text.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
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

/**
 * The vendors' picture is a poster with its lettering at the bottom: a crop shows the figure alone.
 */
export const art = portalStyle({ objectPosition: 'top' });

export const words = portalStyle({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space.sm,
});

/** The sizes of a game card: with eight tiles in a row there is no room for more. */
export const name = portalStyle({
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  // Not `hidden`, with which a row of the grid could be lower than its line.
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': {
    // The width of eight tiles in a row at 1280 px.
    '(inline-size < 7.25rem)': {
      lineHeight: vars.font.line.tight,
      minBlockSize: '2lh',
      whiteSpace: 'normal',
    },
  },
});

export const note = portalStyle({ color: color.text.muted, fontSize: vars.font.size.xs });
