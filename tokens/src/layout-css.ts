import type properties from '../layout-properties.json';
import { customProperty, declarations } from './declarations.ts';
import type { Layout } from './layout.ts';
import type { ResolvedMap } from './resolve.ts';

/** A custom property that a layout sets: `--bz-layout-<name>`. */
type Property = keyof typeof properties;
type Values = Partial<Record<Property, string>>;

const color = (name: string) => `var(${customProperty(`color.${name}`)})`;
const size = (name: string) => `var(${customProperty(name)})`;

/** Opacity of the texture's lines: visible, without affecting the contrast of text. */
const FAINT = `color-mix(in srgb,${color('surface.border')} 45%,transparent)`;
const canvas = color('canvas.bg');

const TEXTURES = {
  none: undefined,
  dots: `radial-gradient(${FAINT} 1px,transparent 1.5px) 0 0/20px 20px ${canvas}`,
  grid:
    `linear-gradient(${FAINT} 1px,transparent 1px) 0 0/32px 32px,` +
    `linear-gradient(90deg,${FAINT} 1px,transparent 1px) 0 0/32px 32px ${canvas}`,
  stripes: `repeating-linear-gradient(135deg,${FAINT} 0 1px,transparent 1px 12px) ${canvas}`,
  glow:
    `radial-gradient(60rem 30rem at 100% 0,color-mix(in srgb,${color('action.bg.rest')} 9%,transparent),transparent) no-repeat,` +
    `radial-gradient(50rem 30rem at 0 40rem,color-mix(in srgb,${color('accent.bg')} 7%,transparent),transparent) no-repeat ${canvas}`,
} as const;

/** Heights of a tile's parts in a rail of six at 1440 px, with which space for rails is reserved. */
const COVER = { '3:4': 253, '1:1': 190, '4:3': 143 } as const;
const WORDS = 70;
const HEAD = 50;

/** Height of a row of tiles, as a share of that of the default design. */
function railShare({ ratio = '3:4', words = 'below' }: NonNullable<Layout['tile']>): number {
  const height = COVER[ratio] + (words === 'below' ? WORDS : 0) + HEAD;
  return height / (COVER['3:4'] + WORDS + HEAD);
}

function tile(layout: NonNullable<Layout['tile']>): Values {
  const { ratio, words, actions } = layout;
  const share = railShare(layout);
  return {
    // A cover has the ratio 3:4, with its name in the lower third.
    ...(ratio &&
      ratio !== '3:4' && { 'tile-ratio': ratio.replace(':', '/'), 'art-hold': '50% 78%' }),
    ...(words && words !== 'below' && { 'tile-foot': size('radius.card') }),
    ...(words === 'none' && { 'tile-words': 'none' }),
    ...(words === 'hover' && {
      'tile-words-press': 'none',
      'tile-words-place': 'absolute',
      'tile-words-opacity': '0',
      'tile-words-ground': color('art.veil'),
      'tile-words-ink': color('art.ink'),
      'tile-words-note-ink': color('art.ink'),
      'tile-room': `calc(${size('space.huge')} + ${size('space.md')})`,
    }),
    ...(actions === 'always' && { 'tile-corner': '1' }),
    ...(share !== 1 && { 'rail-share': share.toFixed(2) }),
  };
}

const MENU = {
  both: {},
  side: { 'top-bar': 'none', 'top-bar-entries': 'list-item' },
  top: {
    'menu-button': 'inline-flex',
    'menu-closed': 'none',
    'menu-place': 'fixed',
    'menu-scrim': 'block',
    'menu-shadow': size('shadow.popup'),
    'menu-toggle': 'none',
  },
} as const satisfies Record<string, Values>;

const WITHOUT_PHONE_BAR: Values = {
  'phone-bar': 'none',
  'phone-bar-size': '0px',
  'menu-button-phone': 'inline-flex',
  'search-phone': 'flex',
};

const HOVER = {
  lift: {},
  glow: {
    'hover-move': '0',
    'hover-shadow': `0 0 0 ${size('border.strong')} ${color('action.bg.rest')},0 0 28px -6px ${color('action.bg.rest')}`,
  },
  still: { 'hover-move': '0', 'hover-zoom': '1' },
} as const satisfies Record<string, Values>;

const LOADING = {
  ring: {},
  arc: { 'loading-gap': 'transparent' },
  square: { 'loading-radius': '0' },
} as const satisfies Record<string, Values>;

const ICONS = {
  duotone: {},
  line: { 'icon-soft': '0', 'icon-stroke': '1.5' },
  solid: { 'icon-soft': '.6', 'icon-stroke': '2' },
} as const satisfies Record<string, Values>;

/** For icons other than the product's own. */
const LUCIDE_STROKE = { line: '1.5', solid: '2.5' } as const;

const SCENES = {
  full: {},
  outline: { 'scene-ground': 'none' },
  none: { scene: 'none' },
} as const satisfies Record<string, Values>;

function values(layout: Layout): Values {
  const { shell = {}, motion = {}, icons = 'duotone', illustrations = 'full', ground } = layout;
  const texture = ground && 'texture' in ground ? TEXTURES[ground.texture] : undefined;
  return {
    ...MENU[shell.menu ?? 'both'],
    ...(shell.phoneBar === false && WITHOUT_PHONE_BAR),
    ...(layout.tile && tile(layout.tile)),
    ...HOVER[motion.hover ?? 'lift'],
    ...LOADING[motion.loading ?? 'ring'],
    ...ICONS[icons],
    ...SCENES[illustrations],
    ...(texture && { ground: texture }),
  };
}

/** The font sizes, multiplied by the scale. */
function scaledType(tokens: ResolvedMap, scale: number): string[] {
  const sizes = [...tokens].flatMap(([name, token]) =>
    name.startsWith('font.size.') && token.type === 'dimension'
      ? ([
          [name, { ...token, value: { ...token.value, value: token.value.value * scale } }],
        ] as const)
      : [],
  );
  return declarations(
    new Map(sizes),
    sizes.map(([name]) => name),
  );
}

/**
 * Emits a brand's layout as rules of its CSS file, under `root`: custom properties that kit and portal read, each with a
 * default. An empty layout has no rules.
 * @param tokens the brand's tokens in its default mode
 * @param compact the tokens that compact density overrides
 */
export function layoutRules(
  layout: Layout,
  root: string,
  tokens: ResolvedMap,
  compact: ResolvedMap,
): string[] {
  const { typeScale = 1, density, icons = 'duotone', ground } = layout;
  const lines = [
    ...(density === 'compact' ? declarations(compact, [...compact.keys()]) : []),
    ...(typeScale === 1 ? [] : scaledType(tokens, typeScale)),
    ...Object.entries(values(layout)).map(([name, value]) => `--bz-layout-${name}:${value}`),
  ];
  return [
    ...(lines.length > 0 ? [`${root}{${lines.join(';')}}`] : []),
    ...(icons === 'duotone'
      ? []
      : [`@layer bz-reset{${root} .lucide{stroke-width:${LUCIDE_STROKE[icons]}}}`]),
    // A URL in a rule is resolved relative to this file.
    ...(ground && 'picture' in ground
      ? [
          `@layer bz-reset{${root} body{background:url(${ground.picture}) top/100% auto no-repeat ${canvas}}}`,
        ]
      : []),
  ];
}
