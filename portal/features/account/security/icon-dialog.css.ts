import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, size, space } = vars;

export const own = portalStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.lg,
});

export const ways = portalStyle({ flex: 1, display: 'grid', gap: space.sm, minInlineSize: 0 });

export const buttons = portalStyle({ display: 'flex', flexWrap: 'wrap', gap: space.sm });

export const hint = portalStyle({ color: color.text.muted, fontSize: font.size.sm });

export const or = portalStyle({ color: color.text.muted });

export const group = portalStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${size.control.lg}, 1fr))`,
  gap: space.md,
  border: 0,
  padding: 0,
  minInlineSize: 0,
});

export const choice = portalStyle({
  position: 'relative',
  display: 'grid',
  aspectRatio: '1',
  overflow: 'hidden',
  cursor: 'pointer',
  borderRadius: '50%',
  border: `${border.strong} solid ${color.surface.border}`,
  selectors: {
    '&:hover': { borderColor: color.surface.borderStrong },
    '&:has(input:checked)': {
      borderColor: color.control.checked,
      boxShadow: `0 0 0 ${border.strong} ${color.control.checked}`,
    },
    '&:has(input:focus-visible)': {
      outline: `${border.strong} solid ${color.focus.ring}`,
      outlineOffset: space.xs,
    },
  },
});

export const picture = portalStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

/** The icon beside the member's name. */
export const me = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.lg,
});
