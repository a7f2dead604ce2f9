import { forcedColours, systemColours } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { border, color, font, radius, size, space } = vars;

export const root = kitStyle({ display: 'grid', gap: space.sm, minInlineSize: 0 });

export const drop = kitStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  padding: space.xl,
  borderRadius: radius.card,
  border: `${border.strong} dashed ${color.control.border.rest}`,
  background: color.control.bg,
  textAlign: 'center',
  fontSize: font.size.sm,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.control.border.hover },
    '&[data-state="over"]': {
      borderColor: color.control.border.focus,
      background: color.surface.raised,
    },
    '&:has(:focus-visible)': {
      outline: `${border.strong} solid ${color.focus.ring}`,
      outlineOffset: '2px',
    },
    '&:has([aria-invalid="true"])': { borderColor: color.control.border.invalid },
    '&:has(:disabled)': { cursor: 'not-allowed', color: color.action.text.disabled },
  },
  '@media': {
    [forcedColours]: {
      selectors: {
        '&:hover:not(:has(:disabled))': { borderColor: 'Highlight' },
        '&[data-state="over"]': { borderColor: 'Highlight', borderStyle: 'solid' },
        '&:has([aria-invalid="true"])': systemColours.invalid,
        '&:has(:disabled)': systemColours.disabled,
      },
    },
  },
});

/** The native input covers the whole area, so that presses and drops reach it. */
export const input = kitStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
});

const ofDisabled = {
  '@media': {
    [forcedColours]: { selectors: { ':has(:disabled) > &': { color: 'GrayText' } } },
  },
} as const;
export const hint = kitStyle({
  color: color.text.muted,
  fontSize: font.size.xs,
  overflowWrap: 'anywhere',
  ...ofDisabled,
});
export const action = kitStyle({
  fontWeight: font.weight.medium,
  color: color.text.link,
  ...ofDisabled,
});

export const list = kitStyle({
  display: 'grid',
  gap: space.xs,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

export const file = kitStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
  padding: space.sm,
  borderRadius: radius.control,
  border: `${border.hair} solid ${color.surface.border}`,
  background: color.surface.bg,
  fontSize: font.size.sm,
});

export const preview = kitStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: size.icon.xl,
  blockSize: size.icon.xl,
  objectFit: 'cover',
  borderRadius: radius.small,
  background: color.surface.sunken,
  color: color.text.muted,
});

export const content = kitStyle({ flex: 1, minInlineSize: 0, display: 'grid' });
export const name = kitStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const error = kitStyle({ fontSize: font.size.sm, color: color.status.danger.ink });
