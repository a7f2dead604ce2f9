import { vars } from './theme.css.ts';

/**
 * The media condition of the mode in which the system replaces every colour by a few of its own:
 * `'@media': { [forcedColours]: { … } }`. Backgrounds and shadows are lost there, so a state that a
 * brand tells by them takes one of `systemColours`.
 */
export const forcedColours = '(forced-colors: active)';

const { border } = vars;

/**
 * How a state looks in the system's colours, the same for every component. Where it says
 * `!important`, what a brand says of the element under the pointer must not win over the state.
 */
export const systemColours = {
  /** Chosen, pressed, on, current: filled. Parts with a colour of their own need `onChosen`. */
  chosen: {
    forcedColorAdjust: 'none',
    background: 'Highlight !important',
    color: 'HighlightText !important',
    borderColor: 'Highlight !important',
    outlineColor: 'CanvasText !important',
    boxShadow: 'none !important',
  },
  /** A part of what is `chosen`. */
  onChosen: { color: 'inherit', background: 'none' },
  /** The row that the arrow keys stand on while the focus is elsewhere, or one of several chosen. */
  marked: {
    outline: `${border.strong} solid Highlight`,
    outlineOffset: `calc(${border.strong} * -1)`,
  },
  /** Chosen, and disabled. */
  chosenDisabled: {
    outline: `${border.strong} solid GrayText`,
    outlineOffset: `calc(${border.strong} * -1)`,
  },
  /** Under the pointer. */
  hovered: { color: 'Highlight', borderColor: 'Highlight' },
  /** Disabled: by the colour alone, since that one is not lost. */
  disabled: { color: 'GrayText', borderColor: 'GrayText', opacity: 1 },
  /** Not as it must be: two lines around it. The height of a control stays. */
  invalid: { borderStyle: 'double', borderWidth: `calc(${border.strong} * 2)` },
  /** A drawn sign with a colour of its own: the system leaves those alone. */
  sign: { color: 'CanvasText' },
  /** A drawn part that is nothing but its background: a bar, a dot, a thumb. */
  drawn: { forcedColorAdjust: 'none', background: 'ButtonText' },
  /** The same, of what is chosen or how far something is. */
  drawnChosen: { forcedColorAdjust: 'none', background: 'Highlight' },
  drawnDisabled: { forcedColorAdjust: 'none', background: 'GrayText' },
  /** What a background alone would set apart from the page: a line that takes no room. */
  edge: {
    outline: `${border.hair} solid CanvasText`,
    outlineOffset: `calc(${border.hair} * -1)`,
  },
  /** The same, of what is not here yet. */
  waiting: {
    background: 'none',
    outline: `${border.hair} solid GrayText`,
    outlineOffset: `calc(${border.hair} * -1)`,
  },
} as const;

const { chosen, disabled, hovered } = systemColours;

/** The states of common parts in the system's colours, each the whole of a part's `@media`. */
export const systemStates = {
  /** A button without a frame. */
  button: { [forcedColours]: { selectors: { '&:hover': hovered, '&:active': chosen } } },
  /** A button or row that is switched off by `aria-disabled`. */
  action: {
    [forcedColours]: {
      selectors: {
        '&:hover:not([aria-disabled="true"])': hovered,
        '&:active:not([aria-disabled="true"])': chosen,
        '&[aria-disabled="true"]': disabled,
      },
    },
  },
  /** What stands around a native control and is pressed with it. */
  aroundControl: { [forcedColours]: { selectors: { '&:has(:disabled)': disabled } } },
} as const;
