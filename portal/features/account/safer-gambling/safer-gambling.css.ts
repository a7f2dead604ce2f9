import { from } from '@baize/ui-kit/foundation/breakpoints';
import { layers } from '@baize/ui-kit/foundation/layers';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';
import { globalStyle } from '@vanilla-extract/css';

const { border, color, font, motion, radius, size, space } = vars;
const line = `${border.hair} solid ${color.surface.border}`;
const WIDE = from.xl;

export const page = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  minInlineSize: 0,
});
export const lead = portalStyle({ color: color.text.muted, maxInlineSize: '72ch' });

export const sections = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.sm,
  listStyle: 'none',
  padding: 0,
  margin: 0,
});
export const sectionLink = portalStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: size.control.md,
  paddingInline: space.lg,
  border: line,
  borderRadius: radius.pill,
  background: color.surface.bg,
  color: color.text.primary,
  textDecoration: 'none',
  transition: `background-color ${motion.duration.quick}, border-color ${motion.duration.quick}`,
  selectors: {
    '&:hover': { background: color.surface.hover },
    '&[aria-current="true"]': {
      background: color.nav.active,
      borderColor: color.control.checked,
      fontWeight: font.weight.medium,
    },
    '&:focus-visible': {
      outline: `${border.strong} solid ${color.focus.ring}`,
      outlineOffset: '2px',
    },
  },
});
export const sectionIcon = portalStyle({
  inlineSize: size.icon.sm,
  blockSize: size.icon.sm,
  color: color.text.brand,
});

export const section = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  minInlineSize: 0,
  // The page's title and its tabs stay in view above it.
  scrollMarginBlockStart: `calc(${size.header} * 6)`,
});
export const heading = portalStyle({
  fontFamily: font.family.display,
  fontWeight: font.weight.display,
  fontSize: font.size.title,
  lineHeight: font.line.tight,
});
export const text = portalStyle({ color: color.text.muted, maxInlineSize: '72ch' });

export const cards = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  alignItems: 'start',
  '@media': { [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const options = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18ch), 1fr))',
  gap: space.sm,
  border: 0,
  padding: 0,
  minInlineSize: 0,
});
export const list = portalStyle({
  listStyle: 'disc',
  display: 'grid',
  gap: space.sm,
  margin: 0,
  paddingInlineStart: space.xl,
  color: color.text.muted,
  maxInlineSize: '68ch',
});
export const statementHead = portalStyle({
  display: 'none',
  '@media': { print: { display: 'grid', gap: space.xs } },
});
export const onScreen = portalStyle({ '@media': { print: { display: 'none' } } });
export const results = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
});

/** Prints the statement alone, without navigation. */
globalStyle(`html:has(${results}) :is(header, nav, footer, aside)`, {
  '@layer': { [layers.portal]: { '@media': { print: { display: 'none' } } } },
});
