import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';
import { globalStyle } from '@vanilla-extract/css';
import { from } from '../../../ui-kit/foundation/breakpoints.ts';

const { border, color, font, motion, radius, shadow, size, space } = vars;

/** Brands have a display and a body family, and none for code. */
const mono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';
/** Maximum line length for readable prose. */
const measure = '68ch';

export const page = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.vast,
  alignItems: 'start',
  maxInlineSize: `calc(${size.dialog.lg} + ${size.column.sm})`,
  marginInline: 'auto',
  padding: `${space.vast} ${space.xl} calc(${space.vast} * 2)`,
  '@media': {
    [from.lg]: {
      gridTemplateColumns: `minmax(0, 1fr) calc(${size.column.xs} + ${space.huge})`,
      paddingInline: space.huge,
    },
    [from.xl]: { gridTemplateColumns: `minmax(0, 1fr) ${size.column.sm}` },
  },
});

export const content = portalStyle({ display: 'grid', gap: space.vast, minInlineSize: 0 });

export const head = portalStyle({
  display: 'grid',
  gap: space.lg,
  justifyItems: 'start',
  paddingBlockEnd: space.xl,
  borderBlockEnd: `${border.hair} solid ${color.surface.border}`,
});

export const eyebrow = portalStyle({
  color: color.text.brand,
  fontSize: font.size.xs,
  fontWeight: font.weight.bold,
  letterSpacing: font.tracking.caps,
  textTransform: 'uppercase',
});

export const title = portalStyle({
  fontFamily: font.family.display,
  fontSize: font.size.hero,
  fontWeight: font.weight.display,
  letterSpacing: font.tracking.display,
  lineHeight: font.line.tight,
});

export const lede = portalStyle({
  maxInlineSize: measure,
  fontSize: font.size.lg,
  color: color.text.muted,
});

export const section = portalStyle({
  display: 'grid',
  gap: space.xl,
  minInlineSize: 0,
  scrollMarginBlockStart: space.xl,
});

export const sectionTitle = portalStyle({
  fontFamily: font.family.display,
  fontSize: font.size.headline,
  fontWeight: font.weight.display,
  letterSpacing: font.tracking.display,
  lineHeight: font.line.tight,
});

export const partTitle = portalStyle({
  fontFamily: font.family.display,
  fontSize: font.size.lg,
  fontWeight: font.weight.display,
  letterSpacing: font.tracking.display,
  lineHeight: font.line.tight,
});

export const text = portalStyle({ maxInlineSize: measure, textWrap: 'pretty' });
export const quiet = portalStyle({
  maxInlineSize: measure,
  color: color.text.muted,
  fontSize: font.size.sm,
});

/** Running text: one column of blocks with even spacing. */
export const prose = portalStyle({ display: 'grid', gap: space.xl, minInlineSize: 0 });
export const proseTitle = portalStyle({
  marginBlockStart: space.huge,
  scrollMarginBlockStart: space.xl,
});
export const list = portalStyle({
  display: 'grid',
  gap: space.sm,
  maxInlineSize: measure,
  paddingInlineStart: space.xl,
});
globalStyle(`ul${list}`, { '@layer': { 'bz-portal': { listStyle: 'disc' } } });
globalStyle(`ol${list}`, { '@layer': { 'bz-portal': { listStyle: 'decimal' } } });
globalStyle(`${list} > li::marker`, {
  '@layer': { 'bz-portal': { color: color.text.brand, fontVariantNumeric: 'tabular-nums' } },
});

export const link = portalStyle({
  color: color.text.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: border.hair,
});

export const code = portalStyle({
  padding: `0 ${space.xs}`,
  background: color.surface.raised,
  borderRadius: radius.small,
  fontFamily: mono,
  fontSize: '0.875em',
  overflowWrap: 'anywhere',
});

export const contents = portalStyle({
  display: 'none',
  '@media': {
    [from.lg]: {
      position: 'sticky',
      insetBlockStart: space.vast,
      display: 'grid',
      gap: space.md,
      fontSize: font.size.sm,
    },
  },
});
export const contentsList = portalStyle({
  display: 'grid',
  borderInlineStart: `${border.hair} solid ${color.surface.border}`,
});
export const contentsLink = portalStyle({
  display: 'block',
  padding: `${space.xs} ${space.md}`,
  marginInlineStart: `calc(${border.hair} * -1)`,
  borderInlineStart: `${border.strong} solid transparent`,
  color: color.text.muted,
  transition: `color ${motion.duration.quick} ${motion.easing.out}`,
  selectors: {
    '&:hover': { color: color.text.primary },
    '&[aria-current]': { color: color.text.primary, borderInlineStartColor: color.text.brand },
  },
});

// Stories and their code.
export const example = portalStyle({
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
  background: color.surface.bg,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.panel,
  overflow: 'clip',
  scrollMarginBlockStart: space.xl,
});
export const exampleHead = portalStyle({
  display: 'grid',
  gap: space.xs,
  padding: `${space.md} ${space.lg}`,
});
/** On the page background, as in an application. */
export const stage = portalStyle({
  minInlineSize: 0,
  minBlockSize: space.vast,
  padding: space.xl,
  background: color.canvas.bg,
  borderBlock: `${border.hair} solid ${color.surface.border}`,
  overflowX: 'auto',
  selectors: { '&:first-child': { borderBlockStart: 0 }, '&:last-child': { borderBlockEnd: 0 } },
});
export const frame = portalStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: size.column.xl,
  border: 0,
  background: color.canvas.bg,
});
export const gallery = portalStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.column.md}), 1fr))`,
  gridAutoFlow: 'dense',
  gap: space.lg,
});
export const wide = portalStyle({ gridColumn: '1 / -1' });

export const codeFold = portalStyle({ minInlineSize: 0 });
export const codeSummary = portalStyle({
  display: 'flex',
  gap: space.sm,
  alignItems: 'center',
  minBlockSize: size.control.md,
  padding: `0 ${space.lg}`,
  color: color.text.muted,
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.text.primary } },
});
export const codeBox = portalStyle({ position: 'relative', minInlineSize: 0 });
export const pre = portalStyle({
  maxBlockSize: size.column.xl,
  padding: `${space.lg} ${space.xl}`,
  overflow: 'auto',
  background: color.surface.bg,
  fontFamily: mono,
  fontSize: font.size.sm,
  lineHeight: font.line.body,
  tabSize: 2,
});
export const block = portalStyle({
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.card,
  overflow: 'clip',
});
export const copy = portalStyle({
  position: 'absolute',
  insetBlockStart: space.sm,
  insetInlineEnd: space.sm,
});
export const comment = portalStyle({ color: color.text.muted, fontStyle: 'italic' });
export const keyword = portalStyle({ color: color.text.brand });
export const string = portalStyle({ color: color.status.success.ink });
export const tag = portalStyle({ color: color.text.link });

// When to use it.
export const choice = portalStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size.column.md}), 1fr))`,
  gap: space.lg,
});
export const choiceSide = portalStyle({
  display: 'grid',
  gap: space.md,
  alignContent: 'start',
  padding: space.xl,
  background: color.surface.bg,
  border: `${border.hair} solid ${color.surface.border}`,
  borderBlockStart: `${border.strong} solid ${color.status.success.ink}`,
  borderRadius: radius.card,
});
export const choiceAgainst = portalStyle({ borderBlockStartColor: color.status.danger.ink });
export const choiceTitle = portalStyle({
  display: 'flex',
  gap: space.sm,
  alignItems: 'center',
  fontWeight: font.weight.bold,
});
export const plainList = portalStyle({ display: 'grid', gap: space.md });
export const steps = portalStyle({
  display: 'grid',
  counterReset: 'step',
  maxInlineSize: measure,
  borderBlockStart: `${border.hair} solid ${color.surface.border}`,
});
export const step = portalStyle({
  display: 'grid',
  gridTemplateColumns: `${size.control.sm} minmax(0, 1fr)`,
  gap: space.md,
  alignItems: 'baseline',
  padding: `${space.md} 0`,
  borderBlockEnd: `${border.hair} solid ${color.surface.border}`,
  selectors: {
    '&::before': {
      counterIncrement: 'step',
      content: 'counter(step, decimal-leading-zero)',
      color: color.text.brand,
      fontSize: font.size.sm,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

// Tables.
export const tableFrame = portalStyle({
  minInlineSize: 0,
  overflowX: 'auto',
  background: color.surface.bg,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.card,
});
export const table = portalStyle({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: font.size.sm,
  textAlign: 'start',
});
export const headCell = portalStyle({
  padding: `${space.md} ${space.lg}`,
  color: color.text.muted,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
  letterSpacing: font.tracking.caps,
  textAlign: 'start',
  textTransform: 'uppercase',
  whiteSpace: 'nowrap',
});
export const cell = portalStyle({
  padding: `${space.md} ${space.lg}`,
  borderBlockStart: `${border.hair} solid ${color.surface.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: font.weight.regular,
  overflowWrap: 'anywhere',
});
export const nameCell = portalStyle({ inlineSize: '38%' });
export const defaultCell = portalStyle({ inlineSize: '16%' });
export const propName = portalStyle({
  fontFamily: mono,
  fontWeight: font.weight.bold,
  color: color.text.primary,
});
export const propType = portalStyle({
  display: 'block',
  marginBlockStart: space.xs,
  fontFamily: mono,
  fontSize: font.size.xs,
  color: color.text.muted,
});
export const required = portalStyle({
  marginInlineStart: space.sm,
  color: color.text.brand,
  fontSize: font.size.xs,
  fontWeight: font.weight.medium,
});
export const fallback = portalStyle({ fontFamily: mono, fontSize: font.size.xs });
export const key = portalStyle({
  display: 'inline-block',
  minInlineSize: size.target,
  padding: `${space.hair} ${space.sm}`,
  background: color.surface.raised,
  border: `${border.hair} solid ${color.surface.borderStrong}`,
  borderBlockEndWidth: border.strong,
  borderRadius: radius.small,
  fontFamily: mono,
  fontSize: font.size.xs,
  textAlign: 'center',
});
export const keyRow = portalStyle({ display: 'flex', flexWrap: 'wrap', gap: space.xs });

// Tokens.
export const tokenName = portalStyle({
  fontFamily: mono,
  fontSize: font.size.xs,
  overflowWrap: 'anywhere',
});
export const tokenValue = portalStyle({
  fontFamily: mono,
  fontSize: font.size.xs,
  color: color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const chip = portalStyle({
  flex: 'none',
  inlineSize: size.icon.lg,
  blockSize: size.icon.lg,
  border: `${border.hair} solid ${color.surface.borderStrong}`,
  borderRadius: radius.small,
});
export const tokenGroups = portalStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.column.md}), 1fr))`,
  gap: `${space.xl} ${space.xxl}`,
});
export const tokenRow = portalStyle({
  display: 'grid',
  gridTemplateColumns: `${size.icon.lg} minmax(0, 1fr) auto`,
  gap: space.md,
  alignItems: 'center',
  minBlockSize: size.control.sm,
  borderBlockEnd: `${border.hair} solid ${color.surface.border}`,
});
export const note = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  color: color.text.muted,
  fontSize: font.size.sm,
});
export const raised = portalStyle({ boxShadow: shadow.card });
export const stageFrame = portalStyle({
  minInlineSize: 0,
  borderBlock: `${border.hair} solid ${color.surface.border}`,
});
export const tokenLine = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space.md,
  alignItems: 'center',
  minBlockSize: size.control.sm,
  borderBlockEnd: `${border.hair} solid ${color.surface.border}`,
});
export const preText = portalStyle({ margin: 0, font: 'inherit' });
