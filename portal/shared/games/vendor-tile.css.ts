import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, space } = vars;

export const vendor = portalStyle({
  display: 'grid',
  inlineSize: '100%',
  containerType: 'inline-size',
  // A name gives way to the tile; a tile that is stretched to its row's height grows below its words.
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

/** The vendors' art is a poster, whose letters stand below its figure: less of it shows the figure alone. */
export const art = portalStyle({ objectPosition: 'top' });

export const words = portalStyle({
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space.sm,
});

/** The sizes of a game card: eight tiles in a row leave a name no more. */
export const name = portalStyle({
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.bold,
  // Not `hidden`: a row of the grid could then be lower than its line.
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': {
    // So narrow are eight in a row at 1280 px.
    '(inline-size < 7.25rem)': {
      lineHeight: vars.font.line.tight,
      minBlockSize: '2lh',
      whiteSpace: 'normal',
    },
  },
});

export const note = portalStyle({ color: color.text.muted, fontSize: vars.font.size.xs });
