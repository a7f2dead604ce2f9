import { svg } from './cover.ts';
import { circle, group, path, polygon, rect, stroke, times } from './sketch.ts';

/** A tile with its own background, for light and dark pages: two colours, a white figure. */
interface PaymentLogo {
  readonly inks: readonly [from: string, to: string];
  /** In a box of -50 to 50. */
  readonly figure: string;
}

const WHITE = '#ffffff';

const wave = (y: number, opacity: number) =>
  stroke(`M-34 ${y}q8.5 -12 17 0t17 0t17 0t17 0`, WHITE, 8, `opacity="${opacity}"`);

const LAGOON: PaymentLogo = {
  inks: ['#0d9488', '#0e5f8a'],
  figure: circle(14, -24, 10, WHITE) + wave(2, 1) + wave(22, 0.65),
};
const PERLAS: PaymentLogo = {
  inks: ['#c0356d', '#7c2a7c'],
  figure:
    path('M-36 14Q-34 36 0 36Q34 36 36 14Q18 24 0 24Q-18 24 -36 14Z', WHITE, 'opacity=".75"') +
    circle(0, -4, 20, WHITE) +
    stroke('M-10 -8Q-8 -16 0 -17', '#c0356d', 4, 'opacity=".7"'),
};
const HARBOUR: PaymentLogo = {
  inks: ['#1d4e89', '#12305a'],
  figure:
    polygon(
      [
        [-36, -10],
        [0, -36],
        [36, -10],
      ],
      WHITE,
    ) +
    times(3, (i) => rect(-28 + i * 23, -4, 10, 24, WHITE)).join('') +
    stroke('M-34 32q8.5 -8 17 0t17 0t17 0t17 0', WHITE, 6),
};

const LOGOS: Readonly<Record<string, PaymentLogo>> = {
  // Deposit channels.
  lagoon: LAGOON,
  cardgate: {
    inks: ['#4f46e5', '#312e81'],
    figure:
      rect(-36, -24, 72, 48, WHITE, 'rx="8"') +
      rect(-36, -13, 72, 11, '#4338ca') +
      path('M-24 8h18v8h-18zM14 6h14v12h-14z', '#4338ca', 'opacity=".55"'),
  },
  scanpay: PERLAS,
  harbour: HARBOUR,
  // Banks and wallets for withdrawals.
  LAGO: LAGOON,
  PERL: PERLAS,
  HARB: HARBOUR,
  MONS: {
    inks: ['#475569', '#1e293b'],
    figure:
      circle(-14, -10, 14, WHITE) +
      circle(8, -16, 18, WHITE) +
      rect(-30, -14, 60, 20, WHITE, 'rx="10"') +
      times(3, (i) => stroke(`M${-16 + i * 18} 16l-6 18`, WHITE, 6, 'opacity=".8"')).join(''),
  },
  SAMP: {
    inks: ['#15803d', '#14532d'],
    figure:
      times(6, (i) =>
        group(`rotate(${i * 60})`, path('M0 -6Q-15 -26 0 -40Q15 -26 0 -6Z', WHITE)),
      ).join('') + circle(0, 0, 8, '#facc15'),
  },
};

export const PAYMENT_LOGO_CODES = Object.keys(LOGOS);

/** The logo of a deposit channel or bank, square; undefined for a code that the demo does not have. */
export function drawPaymentLogo(code: string): string | undefined {
  const logo = Object.hasOwn(LOGOS, code) ? LOGOS[code] : undefined;
  if (!logo) return undefined;
  const [from, to] = logo.inks;
  const ground = `<defs><linearGradient id="g" gradientTransform="rotate(60 .5 .5)"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`;
  return svg(
    96,
    96,
    ground +
      rect(0, 0, 96, 96, 'url(#g)', 'rx="20"') +
      group('translate(48 48) scale(.82)', logo.figure),
  );
}
