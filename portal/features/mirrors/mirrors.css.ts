import { below } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, space } = vars;
const small = below.md;

export const card = portalStyle({
  display: 'grid',
  gap: space.lg,
  padding: space.xl,
  background: color.surface.bg,
  border: `${vars.border.hair} solid ${color.surface.border}`,
  borderRadius: vars.radius.card,
  '@media': { [small]: { padding: space.lg } },
});
export const cardHead = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
});
export const heading = portalStyle({
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.title,
  fontWeight: vars.font.weight.display,
  lineHeight: vars.font.line.tight,
});

export const lines = portalStyle({ display: 'grid', gap: space.sm });
export const line = portalStyle({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) auto minmax(${vars.size.column.sm}, auto)`,
  alignItems: 'center',
  gap: space.lg,
  minBlockSize: vars.size.control.lg,
  padding: space.md,
  background: color.surface.raised,
  border: `${vars.border.hair} solid ${color.surface.border}`,
  borderRadius: vars.radius.control,
  selectors: { '&[data-best]': { borderColor: color.text.brand } },
  '@media': {
    [small]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space.sm },
  },
});
export const address = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
  // A second row for the badges, which are shown once the mirrors have been measured.
  '@media': { [small]: { minBlockSize: `calc(2 * ${vars.size.icon.lg} + ${space.sm})` } },
});
export const speed = portalStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.sm,
  minInlineSize: vars.size.column.sm,
  minBlockSize: vars.size.icon.lg,
  '@media': { [small]: { minInlineSize: 0 } },
});
export const ms = portalStyle({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.bold,
});
/** As high as the button that replaces it. */
export const unknown = portalStyle({ minBlockSize: vars.size.control.sm });
/** Reserves the row's column where there is nothing to open. */
export const stay = portalStyle({ '@media': { [small]: { display: 'none' } } });
export const hint = portalStyle({
  color: color.text.muted,
  fontSize: vars.font.size.sm,
  minBlockSize: `calc(1em * ${vars.font.line.body})`,
});

/** Aligns the button with the input, whatever message is below that. */
export const contact = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.md,
});

export const verdict = portalStyle({
  display: 'flex',
  gap: space.md,
  padding: space.lg,
  borderRadius: vars.radius.card,
  background: color.status.danger.bg,
  color: color.status.danger.ink,
  selectors: {
    '&[data-genuine="true"]': {
      background: color.status.success.bg,
      color: color.status.success.ink,
    },
  },
});
export const verdictTitle = portalStyle({
  fontWeight: vars.font.weight.bold,
  overflowWrap: 'anywhere',
});
