/**
 * The widths at which layouts change, in `rem` so that they follow the person's text size. They are
 * few on purpose: a component that needs another width asks its container, not the window.
 */
export const breakpoints = {
  /** The narrowest phones, and windows enlarged to 400 %. */
  xxs: '22rem',
  /** Large phones. */
  xs: '30rem',
  /** Dialogs stop filling the screen. */
  sm: '40rem',
  /** Tablets upright. */
  md: '48rem',
  /** Tablets lying, small laptops. */
  lg: '64rem',
  /** Desktops, of which 1280 pixels is the narrowest that is designed for. */
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

/** As high as a phone that lies is at most. */
const LOW = '30rem';
/** So high that a bar at the lower edge leaves room for the page: not where a keyboard has the rest. */
const WITH_ROOM = '(height >= 18rem)';

/** A phone that lies: wide, but low. */
export const lying = `${below.lg} and (height < ${LOW})`;
/** A phone, upright or lying. */
export const phone = `${below.sm}, ${lying}`;
/** A phone with room for a bar at its lower edge. */
export const phoneWithRoom = `${below.sm} and ${WITH_ROOM}, ${lying} and ${WITH_ROOM}`;
