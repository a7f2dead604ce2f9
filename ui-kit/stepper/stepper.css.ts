import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { border, color, font, size, space } = vars;

export const list = kitStyle({ display: 'flex', gap: space.sm, minInlineSize: 0 });

export const step = kitStyle({
  flex: '1 1 0',
  minInlineSize: 0,
  display: 'grid',
  gap: space.xs,
  alignContent: 'start',
  paddingBlockStart: space.sm,
  borderBlockStart: `${border.strong} solid ${color.surface.borderStrong}`,
  fontSize: font.size.sm,
  color: color.text.muted,
  selectors: {
    '&[data-state="done"]': { borderColor: color.action.bg.rest, color: color.text.primary },
    '&[data-state="current"]': { borderColor: color.action.bg.rest, color: color.text.primary },
    '&[data-state="failed"]': { borderColor: color.status.danger.ink },
  },
  '@media': {
    [forcedColours]: {
      borderColor: 'GrayText',
      selectors: {
        '&[data-state="done"], &[data-state="current"]': { borderColor: 'Highlight' },
        '&[data-state="failed"]': { borderColor: 'CanvasText', borderBlockStartStyle: 'dashed' },
      },
    },
  },
});

export const head = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minInlineSize: 0,
});

export const mark = kitStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.target,
  blockSize: size.target,
  borderRadius: '50%',
  border: `${border.hair} solid currentColor`,
  fontSize: font.size.xs,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-state="done"] &, [data-state="current"] &': {
      background: color.action.bg.rest,
      color: color.action.text.rest,
      borderColor: color.action.bg.rest,
    },
    '[data-state="failed"] &': { color: color.status.danger.ink },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '[data-state="current"] &': systemColours.chosen,
      },
    },
  },
});

export const label = kitStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  lineHeight: font.line.tight,
  selectors: { '[data-state="current"] &': { fontWeight: font.weight.bold } },
});

export const description = kitStyle({
  overflowWrap: 'anywhere',
  fontSize: font.size.xs,
  color: color.text.muted,
});
