import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, radius, size, space } = vars;

export const group = portalStyle({
  display: 'grid',
  gap: space.sm,
  border: 0,
  padding: 0,
  minInlineSize: 0,
});
export const legend = portalStyle({
  fontWeight: font.weight.medium,
  paddingInline: 0,
  paddingBlockEnd: space.sm,
});
export const pictures = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.md,
  listStyle: 'none',
  padding: 0,
});
export const thumb = portalStyle({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  borderRadius: radius.control,
  border: `${border.hair} solid ${color.surface.border}`,
  background: color.surface.sunken,
  selectors: { '&[data-state="failed"]': { borderColor: color.status.danger.border } },
});
export const thumbPicture = portalStyle({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  gridArea: '1 / 1',
});
export const noPicture = portalStyle({
  display: 'grid',
  placeItems: 'center',
  gridArea: '1 / 1',
  color: color.text.muted,
});
export const remove = portalStyle({
  position: 'absolute',
  insetBlockStart: space.xs,
  insetInlineEnd: space.xs,
  background: color.surface.raised,
});
export const upload = portalStyle({
  gridArea: '1 / 1',
  alignSelf: 'end',
  margin: space.sm,
});
export const picker = portalStyle({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: space.xs,
  aspectRatio: '4 / 3',
  padding: space.sm,
  textAlign: 'center',
  cursor: 'pointer',
  borderRadius: radius.control,
  border: `${border.hair} dashed ${color.control.border.rest}`,
  color: color.text.muted,
  fontSize: font.size.sm,
  minBlockSize: size.control.lg,
  selectors: {
    '&:hover': { background: color.surface.hover, color: color.text.primary },
    '&:has(input:focus-visible)': {
      outline: `${border.strong} solid ${color.focus.ring}`,
      outlineOffset: '2px',
    },
  },
});
export const quiet = portalStyle({ color: color.text.muted, fontSize: font.size.sm });
