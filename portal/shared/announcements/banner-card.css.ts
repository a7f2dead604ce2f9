import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';
import { recipe } from '@vanilla-extract/recipes';

const { color, space, font } = vars;

/** Aspect ratios. */
export const RATIOS = { strip: '21 / 6', card: '16 / 9' } as const;

/** In a wide dialog the form has priority: the banner is cut to a strip. */
export const HIGHEST = vars.size.column.xs;

export const banner = recipe({
  base: portalStyle({
    display: 'block',
    position: 'relative',
    // With `hidden` a strip would not grow with its text.
    overflow: 'clip',
    outlineOffset: `calc(-1 * ${space.xs})`,
  }),
  variants: {
    look: {
      // As high as its text where the side menu leaves two lines each.
      strip: portalStyle({
        // Otherwise the maximum height would, by the ratio, set a maximum width.
        inlineSize: '100%',
        aspectRatio: RATIOS.strip,
        maxBlockSize: HIGHEST,
        borderRadius: vars.radius.control,
      }),
      card: portalStyle({
        blockSize: '100%',
        borderRadius: vars.radius.panel,
        boxShadow: vars.shadow.card,
      }),
    },
  },
});

export const picture = recipe({
  base: portalStyle({
    blockSize: '100%',
    // The subject of a picture is at its end side, beside the text.
    objectPosition: 'right',
  }),
  variants: {
    look: { strip: portalStyle({ position: 'absolute', inset: 0 }), card: {} },
  },
});

/** The start side of the picture is plain; the overlay keeps the text readable on any picture. */
export const words = recipe({
  base: portalStyle({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    color: color.art.ink,
    background: `linear-gradient(to right, ${color.art.veil} 60%, transparent)`,
    selectors: {
      '[dir="rtl"] &': {
        background: `linear-gradient(to left, ${color.art.veil} 60%, transparent)`,
      },
    },
  }),
  variants: {
    look: {
      strip: portalStyle({
        position: 'relative',
        blockSize: '100%',
        inlineSize: '72%',
        gap: space.hair,
        paddingBlock: space.sm,
        paddingInlineStart: space.md,
        paddingInlineEnd: space.xl,
      }),
      card: portalStyle({
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        inlineSize: '64%',
        gap: space.sm,
        paddingInlineStart: space.lg,
        paddingInlineEnd: space.xxl,
      }),
    },
  },
});

export const title = recipe({
  base: portalStyle({
    fontFamily: font.family.display,
    fontWeight: font.weight.display,
    letterSpacing: font.tracking.display,
    lineHeight: font.line.tight,
    textWrap: 'balance',
  }),
  variants: {
    look: {
      strip: portalStyle({ fontSize: font.size.md }),
      card: portalStyle({ fontSize: `clamp(${font.size.lg}, 1.7vw, ${font.size.title})` }),
    },
  },
});

export const text = recipe({
  base: portalStyle({ lineHeight: font.line.tight, textWrap: 'pretty' }),
  variants: {
    look: {
      strip: portalStyle({ fontSize: font.size.xs }),
      card: portalStyle({ fontSize: font.size.sm }),
    },
  },
});
