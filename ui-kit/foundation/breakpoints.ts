/**
 * The widths at which layouts change, in `rem` so that they follow the person's text size. They are
 * few on purpose: a component that needs another width queries its container, not the window.
 */
export const breakpoints = {
  /** The narrowest phones, and windows zoomed to 400 %. */
  xxs: '22rem',
  /** Large phones. */
  xs: '30rem',
  /** From here dialogs no longer fill the screen. */
  sm: '40rem',
  /** Tablets in portrait orientation. */
  md: '48rem',
  /** Tablets in landscape orientation, small laptops. */
  lg: '64rem',
  /** Desktops, for which 1280 pixels is the narrowest supported width. */
  xl: '75rem',
  /** Wide desktops. */
  xxl: '112rem',
} as const;

export type Breakpoint = keyof typeof breakpoints;

type Conditions = Readonly<Record<Breakpoint, string>>;

const conditions = (sign: '>=' | '<'): Conditions =>
  Object.fromEntries(
    Object.entries(breakpoints).map(([name, width]) => [name, `(width ${sign} ${width})`]),
  ) as Conditions;

/** Media conditions from a breakpoint up: `'@media': { [from.md]: { … } }`. */
export const from: Conditions = conditions('>=');
/** Media conditions below a breakpoint: `'@media': { [below.sm]: { … } }`. */
export const below: Conditions = conditions('<');

/** The maximum height of a phone in landscape orientation. */
const LOW = '30rem';
/** High enough for a bar at the lower edge, which is not so while an on-screen keyboard is open. */
const WITH_ROOM = '(height >= 18rem)';

/** A phone in landscape orientation: wide, but low. */
export const landscapePhone = `${below.lg} and (height < ${LOW})`;
/** A phone in any orientation. */
export const phone = `${below.sm}, ${landscapePhone}`;
/** A phone with room for a bar at its lower edge. */
export const phoneWithRoom = `${below.sm} and ${WITH_ROOM}, ${landscapePhone} and ${WITH_ROOM}`;
