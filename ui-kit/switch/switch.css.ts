import { forcedColours, systemColours, systemStates } from '../foundation/forced-colours.ts';
import { kitStyle } from '../foundation/style.ts';
import { vars } from '../foundation/theme.css.ts';

const { border, color, font, motion, radius, size, space } = vars;
const { control } = color;

export const row = kitStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.lg,
  minBlockSize: size.target,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { cursor: 'not-allowed', color: color.action.text.disabled },
  },
  '@media': systemStates.aroundControl,
});

export const content = kitStyle({
  display: 'grid',
  gap: space.hair,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const label = kitStyle({ fontSize: font.size.sm, fontWeight: font.weight.medium });
export const description = kitStyle({ fontSize: font.size.xs, color: color.text.muted });

/** The track is the native checkbox itself, the thumb is a pseudo-element. */
export const track = kitStyle({
  appearance: 'none',
  flex: 'none',
  position: 'relative',
  inlineSize: `calc(${size.icon.lg} * 2 - ${space.sm})`,
  blockSize: size.icon.lg,
  border: `${border.strong} solid ${control.border.rest}`,
  borderRadius: radius.pill,
  background: control.bg,
  cursor: 'inherit',
  transition: `background-color ${motion.duration.quick}`,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: space.hair,
      insetInlineStart: space.hair,
      aspectRatio: '1',
      borderRadius: '50%',
      background: control.border.rest,
      transition: `inset-inline-start ${motion.duration.quick} ${motion.easing.out}`,
    },
    '&:hover:not(:disabled)': { borderColor: control.border.hover },
    '&:checked': { background: control.checked, borderColor: control.checked },
    '&:checked::before': {
      insetInlineStart: `calc(100% - ${size.target} + ${space.sm} - ${space.hair})`,
      background: control.bg,
    },
    '&[aria-invalid="true"]': { borderColor: control.border.invalid },
    '&:disabled': { borderStyle: 'dashed', background: 'none' },
    '&:disabled::before': { background: color.action.text.disabled },
  },
  '@media': {
    // Forced colours remove backgrounds: the thumb is drawn in system colours, and a full track
    // means on.
    [forcedColours]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      background: 'Canvas',
      outlineColor: 'CanvasText',
      selectors: {
        '&::before': { background: 'ButtonText' },
        '&:hover:not(:disabled)': { borderColor: 'Highlight' },
        '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
        '&:checked::before': { background: 'HighlightText' },
        '&[aria-invalid="true"]': systemColours.invalid,
        '&:disabled': { borderColor: 'GrayText', background: 'Canvas' },
        '&:disabled::before': { background: 'GrayText' },
      },
    },
  },
});
