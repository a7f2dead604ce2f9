import { below, landscapePhone } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, space } = vars;
/** Neither wide nor high enough for a list beside the answers. */
const small = `${below.md}, ${landscapePhone}`;

export const layout = portalStyle({
  // As high as its content, so that sticky elements stick until its end.
  flexShrink: 0,
  display: 'grid',
  gridTemplateColumns: `${vars.size.column.md} minmax(0, 1fr)`,
  minBlockSize: `min(${vars.size.column.xl}, 70dvh)`,
  // The answers take the rest of the minimum height.
  '@media': {
    [small]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
  },
});

/** Sticky while the answers scroll. */
export const side = portalStyle({
  position: 'sticky',
  insetBlockStart: 0,
  alignSelf: 'start',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  padding: space.lg,
  '@media': {
    [small]: {
      background: color.surface.bg,
      borderBlockEnd: `${vars.border.hair} solid ${color.surface.border}`,
      padding: space.md,
    },
  },
});

export const terms = portalStyle({
  display: 'grid',
  gap: space.hair,
  '@media': { [small]: { display: 'flex', overflowX: 'auto', scrollbarWidth: 'none' } },
});

export const term = portalStyle({
  inlineSize: '100%',
  minBlockSize: vars.size.control.md,
  paddingInline: space.md,
  borderRadius: vars.radius.control,
  textAlign: 'start',
  lineHeight: vars.font.line.tight,
  color: color.nav.text,
  selectors: {
    '&:hover': { background: color.nav.hover, color: color.text.primary },
    '&[aria-current="true"]': { background: color.nav.active, color: color.nav.textActive },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [small]: { whiteSpace: 'nowrap' } },
});

/** As high as a term. */
export const termPlace = portalStyle({
  display: 'grid',
  alignItems: 'center',
  inlineSize: '100%',
  blockSize: vars.size.control.md,
});

export const contact = portalStyle({ '@media': { [small]: { display: 'none' } } });

export const answers = portalStyle({
  display: 'grid',
  gap: space.xxl,
  alignContent: 'start',
  padding: space.xl,
  borderInlineStart: `${vars.border.hair} solid ${color.surface.border}`,
  '@media': { [small]: { borderInlineStart: 'none', padding: space.lg } },
});

export const count = portalStyle({
  color: color.text.muted,
  fontSize: vars.font.size.sm,
  selectors: { '&:empty': { display: 'none' } },
});

export const answer = portalStyle({
  display: 'grid',
  gap: space.md,
  scrollMarginBlockStart: space.xl,
  borderRadius: vars.radius.control,
  '@media': { [small]: { scrollMarginBlockStart: vars.size.column.sm } },
  selectors: { '&:focus-visible': { outlineOffset: space.sm } },
});

export const title = portalStyle({
  fontFamily: vars.font.family.display,
  fontSize: vars.font.size.title,
  fontWeight: vars.font.weight.display,
  lineHeight: vars.font.line.tight,
});
