import type { Colour } from './colour.ts';
import { toHex, withAlpha } from './colour.ts';
import type { ColourValue, DimensionValue, ShadowLayer } from './values.ts';

/** Corners and durations of a drafted brand: lengths in px, times in ms, `curve` as corner.curve. */
interface Shape {
  /** The one radius, from which those of controls, cards and panels are derived. */
  readonly radius: number;
  /** Whether switches and badges are as square as the rest. */
  readonly squarePills?: true;
  /** Two opposite corners of control, card and panel, and how they are cut; without it none are. */
  readonly cut?: readonly [number, number, number];
  readonly curve?: number;
  /** Fast, medium, slow. */
  readonly pace: readonly [number, number, number];
  readonly easing: readonly [number, number, number, number];
}

export const SHAPES = {
  sharp: { radius: 2, squarePills: true, pace: [100, 160, 240], easing: [0.2, 0, 0, 1] },
  cut: {
    radius: 2,
    squarePills: true,
    cut: [10, 14, 18],
    curve: 0,
    pace: [80, 120, 180],
    easing: [0.2, 0, 0, 1],
  },
  soft: { radius: 8, pace: [120, 200, 320], easing: [0.16, 1, 0.3, 1] },
  round: { radius: 20, pace: [160, 260, 420], easing: [0.34, 1.4, 0.64, 1] },
} as const satisfies Record<string, Shape>;

export const px = (value: number): DimensionValue => ({ value, unit: 'px' });

/** Formats a colour in DTCG 2025.10. */
export function colourValue({ r, g, b, alpha }: Colour): ColourValue {
  const round = (channel: number) => Number(channel.toFixed(4));
  return {
    colorSpace: 'srgb',
    components: [round(r), round(g), round(b)],
    ...(alpha < 1 ? { alpha: round(alpha) } : {}),
    hex: toHex(withAlpha({ r, g, b, alpha }, 1)).replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'),
  };
}

const layer = (value: Colour, alpha: number, y: number, blur: number): ShadowLayer => ({
  color: colourValue(withAlpha(value, alpha)),
  offsetX: px(0),
  offsetY: px(y),
  blur: px(blur),
  spread: px(0),
});

const values = (entries: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, { $value: value }]));

/**
 * Creates the groups `radius` and `motion` of a drafted brand, and `cut` and `corner` for brands with cut corners.
 * @param radius in px, overrides the shape's radius
 */
export function draftShape(name: keyof typeof SHAPES, radius?: number): object {
  const shape: Shape = SHAPES[name];
  const { cut, pace, easing } = shape;
  const [quick, calm, slow] = pace.map((value) => ({ value, unit: 'ms' }));
  const pill = shape.squarePills ? { pill: '{brand.radius.base}' } : {};
  return {
    radius: { $type: 'dimension', ...values({ base: px(radius ?? shape.radius), ...pill }) },
    ...(cut && {
      cut: {
        $type: 'dimension',
        ...values({ control: px(cut[0]), card: px(cut[1]), panel: px(cut[2]) }),
      },
      corner: { curve: { $type: 'number', $value: shape.curve ?? 1 } },
    }),
    motion: {
      ...Object.fromEntries(
        Object.entries(values({ quick, calm, slow })).map(([key, token]) => [
          key,
          { $type: 'duration', ...token },
        ]),
      ),
      out: { $type: 'cubicBezier', $value: easing },
    },
  };
}

/** Creates the group `shadow`: soft shadows of the darkest colour, and the glow of the primary one. */
export function draftShadows(night: Colour, primary: Colour, dim: number): Record<string, unknown> {
  return {
    $type: 'shadow',
    ...values({
      card: layer(night, dim * 0.6, 4, 14),
      raised: layer(night, dim, 12, 30),
      popup: layer(night, dim * 1.3, 26, 68),
      glow: layer(primary, 0.3, 0, 24),
      action: layer(night, dim * 0.5, 1, 3),
    }),
  };
}
