import { below, landscapePhone } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, font, space } = vars;
const SMALL = below.md;
/** A phone in landscape orientation has one row for everything, without the optional facts. */
export const TIGHT = `${SMALL}, ${landscapePhone}`;

export const fact = portalStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.sm,
  whiteSpace: 'nowrap',
  '@media': {
    [SMALL]: {
      flexDirection: 'column',
      gap: 0,
      minInlineSize: 0,
    },
    // A phone always shows the time itself.
    [TIGHT]: { selectors: { '&[data-fact="clock"]': { display: 'none' } } },
  },
});

export const term = portalStyle({
  color: color.text.muted,
  fontSize: font.size.xs,
});

export const value = portalStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  margin: 0,
  fontSize: font.size.sm,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-sign="gain"]': { color: color.money.gain },
    '&[data-sign="loss"]': { color: color.money.loss },
  },
});

export const realityFacts = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.lg,
  margin: 0,
});

export const realityFact = portalStyle({ display: 'grid', gap: space.hair });

export const realityValue = portalStyle({
  margin: 0,
  fontSize: font.size.lg,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const realityButtons = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space.sm,
});
