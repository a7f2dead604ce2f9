/**
 * The pairs of colours that need contrast, in every state. Rules: WCAG 2.2, 1.4.3 (text 4.5, large text 3), 1.4.11
 * (controls and their states 3), 2.4.13 (focus 3). WCAG exempts `disabled`; Baize requires 3, because a player must still
 * be able to read a disabled button.
 */
export type ContrastKind = 'text' | 'large' | 'control' | 'focus' | 'disabled';

export const RATIOS: Record<ContrastKind, number> = {
  text: 4.5,
  large: 3,
  control: 3,
  focus: 3,
  disabled: 3,
};

/** `fg` on `bg`; a translucent `bg` is blended over each of `below` (a token name, `white` or `black`). */
export type ContrastPair = {
  kind: ContrastKind;
  fg: string;
  bg: string;
  below?: readonly string[];
};

const SURFACES = [
  'color.canvas.bg',
  'color.surface.bg',
  'color.surface.raised',
  'color.surface.sunken',
] as const;
const ROWS = [...SURFACES, 'color.surface.hover'] as const;
const STATES = ['rest', 'hover', 'pressed'] as const;

const on = (
  kind: ContrastKind,
  foregrounds: readonly string[],
  backgrounds: readonly string[],
  below?: readonly string[],
): ContrastPair[] =>
  foregrounds.flatMap((fg) =>
    backgrounds.map((bg) => ({ kind, fg, bg, ...(below ? { below } : {}) })),
  );

const states = (name: string) => STATES.map((state) => `${name}.${state}`);

const STATUS = ['success', 'warning', 'danger', 'info'].flatMap((tone) =>
  on('text', [`color.status.${tone}.ink`], [...SURFACES, `color.status.${tone}.bg`]).concat(
    on('text', ['color.text.primary'], [`color.status.${tone}.bg`]),
  ),
);

/** All pairs. Add a pair of tokens here when they occur together on a screen. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...on('text', ['color.text.primary', 'color.text.muted', 'color.text.link'], ROWS),
  ...on('text', ['color.text.brand', 'color.accent.ink'], ROWS),
  ...on('text', ['color.money.gain', 'color.money.loss'], ROWS),
  ...on('text', ['color.action.text.rest'], states('color.action.bg')),
  ...on('disabled', ['color.action.text.disabled'], ['color.action.bg.disabled']),
  ...on('text', ['color.soft.text'], states('color.soft.bg')),
  ...on('control', ['color.soft.border'], SURFACES),
  ...on('text', ['color.quiet.text'], SURFACES),
  ...on('text', ['color.quiet.text'], ['color.quiet.bg.hover', 'color.quiet.bg.pressed'], SURFACES),
  ...on('text', ['color.danger.text'], states('color.danger.bg')),
  ...on('text', ['color.control.text', 'color.control.placeholder'], ['color.control.bg']),
  ...on(
    'control',
    ['rest', 'hover', 'focus', 'invalid'].map((state) => `color.control.border.${state}`),
    ['color.control.bg', ...SURFACES],
  ),
  ...on('control', ['color.control.checked'], ['color.control.bg', ...SURFACES]),
  ...on('control', ['color.surface.borderStrong'], SURFACES),
  ...on('focus', ['color.focus.ring'], [...ROWS, 'color.control.bg', 'color.nav.bg']),
  ...on('focus', ['color.focus.ring'], ['color.nav.active'], ['color.nav.bg']),
  ...on('text', ['color.accent.text'], ['color.accent.bg']),
  ...STATUS,
  ...['hot', 'count', 'neutral'].flatMap((badge) =>
    on('text', [`color.badge.${badge}.text`], [`color.badge.${badge}.bg`]),
  ),
  ...on('text', ['color.nav.text', 'color.nav.textActive'], ['color.nav.bg']),
  ...on(
    'text',
    ['color.nav.text', 'color.nav.textActive', 'color.text.primary'],
    ['color.nav.hover', 'color.nav.active'],
    ['color.nav.bg'],
  ),
  ...on('control', ['color.favourite.on', 'color.favourite.off'], SURFACES),
  // Art can be any picture: text on the overlay needs contrast over both white and black.
  ...on('text', ['color.art.ink'], ['color.art.veil'], ['white', 'black']),
];
