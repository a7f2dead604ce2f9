import { vars } from './theme.css.ts';

/**
 * The media condition for forced colours, in which the system replaces every colour with its own
 * palette: `'@media': { [forcedColours]: { … } }`. Backgrounds and shadows are lost there, so a
 * state that a brand shows by them needs one of `systemColours`.
 */
export const forcedColours = '(forced-colors: active)';

const { border } = vars;

/**
 * The looks of states in forced colours, the same for every component. `!important` keeps a brand's
 * hover style from overriding the state.
 */
export const systemColours = {
  /** Selected, pressed, on, current: filled. Parts with a colour of their own need `onChosen`. */
  chosen: {
    forcedColorAdjust: 'none',
    background: 'Highlight !important',
    color: 'HighlightText !important',
    borderColor: 'Highlight !important',
    outlineColor: 'CanvasText !important',
    boxShadow: 'none !important',
  },
  /** A part of a `chosen` element. */
  onChosen: { color: 'inherit', background: 'none' },
  /** The active row while the focus is elsewhere, or one of several selected rows. */
  marked: {
    outline: `${border.strong} solid Highlight`,
    outlineOffset: `calc(${border.strong} * -1)`,
  },
  /** Selected and disabled. */
  chosenDisabled: {
    outline: `${border.strong} solid GrayText`,
    outlineOffset: `calc(${border.strong} * -1)`,
  },
  /** Under the pointer. */
  hovered: { color: 'Highlight', borderColor: 'Highlight' },
  /** Disabled: the colour alone, because that one is not lost. */
  disabled: { color: 'GrayText', borderColor: 'GrayText', opacity: 1 },
  /** Invalid: a double border. The height of a control stays. */
  invalid: { borderStyle: 'double', borderWidth: `calc(${border.strong} * 2)` },
  /** An icon with a colour of its own, which the system does not replace. */
  sign: { color: 'CanvasText' },
  /** A part that consists of its background alone: a bar, a dot, a thumb. */
  fill: { forcedColorAdjust: 'none', background: 'ButtonText' },
  /** The same for a selected part, or for a progress. */
  selectedFill: { forcedColorAdjust: 'none', background: 'Highlight' },
  disabledFill: { forcedColorAdjust: 'none', background: 'GrayText' },
  /**
   * An outline in place of a background that separates an element from the page; it takes no room.
   */
  edge: {
    outline: `${border.hair} solid CanvasText`,
    outlineOffset: `calc(${border.hair} * -1)`,
  },
  /** The same for a placeholder. */
  waiting: {
    background: 'none',
    outline: `${border.hair} solid GrayText`,
    outlineOffset: `calc(${border.hair} * -1)`,
  },
} as const;

const { chosen, disabled, hovered } = systemColours;

/** The states of common parts in forced colours; each is the whole `@media` of a part. */
export const systemStates = {
  /** A button without a border. */
  button: { [forcedColours]: { selectors: { '&:hover': hovered, '&:active': chosen } } },
  /** A button or row that is disabled by `aria-disabled`. */
  action: {
    [forcedColours]: {
      selectors: {
        '&:hover:not([aria-disabled="true"])': hovered,
        '&:active:not([aria-disabled="true"])': chosen,
        '&[aria-disabled="true"]': disabled,
      },
    },
  },
  /** An element around a native control that is pressed with it. */
  aroundControl: { [forcedColours]: { selectors: { '&:has(:disabled)': disabled } } },
} as const;
