import { from } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, radius, size, space } = vars;
const line = `${border.hair} solid ${color.surface.border}`;

export const list = portalStyle({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.column.md}), 1fr))`,
  listStyle: 'none',
  padding: 0,
});

export const mission = portalStyle({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: space.md,
  blockSize: '100%',
  padding: space.lg,
  background: color.surface.bg,
  border: line,
  borderRadius: radius.card,
  minInlineSize: 0,
  selectors: {
    '&[data-state="claimable"]': { borderColor: color.action.bg.rest },
    '&[data-state="claimed"]': { background: 'transparent', borderStyle: 'dashed' },
  },
});

export const head = portalStyle({ display: 'grid', gap: space.xs, alignContent: 'start' });
export const summary = portalStyle({ color: color.text.muted, fontSize: font.size.sm });

export const steps = portalStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space.md,
  listStyle: 'none',
  padding: 0,
  fontSize: font.size.sm,
});

export const foot = portalStyle({ minBlockSize: size.control.md });

/** Milestones side by side, in the order in which they are reached. */
export const milestones = portalStyle({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24ch), 1fr))',
  listStyle: 'none',
  padding: space.lg,
  background: color.surface.raised,
  border: line,
  borderRadius: radius.card,
  boxShadow: vars.shadow.card,
});
export const milestone = portalStyle({ display: 'grid', gap: space.sm, alignContent: 'start' });

export const boards = portalStyle({ display: 'flex', flexWrap: 'wrap', gap: space.md });

export const own = portalStyle({
  display: 'grid',
  gap: space.lg,
  alignItems: 'center',
  padding: space.lg,
  background: color.surface.raised,
  border: line,
  borderRadius: radius.card,
  boxShadow: vars.shadow.card,
  '@media': { [from.md]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});
export const place = portalStyle({
  fontFamily: font.family.display,
  fontSize: font.size.headline,
  fontWeight: font.weight.display,
  lineHeight: font.line.tight,
  fontVariantNumeric: 'tabular-nums',
});
export const name = portalStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.sm,
});
