import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, font, size, space } = vars;

export const screen = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
});
export const intro = portalStyle({ color: color.text.muted, maxInlineSize: '65ch' });
export const share = portalStyle({ display: 'grid', gap: space.sm });
export const heading = portalStyle({ fontSize: font.size.md, fontWeight: font.weight.bold });
export const networks = portalStyle({ display: 'flex', flexWrap: 'wrap', gap: space.sm });
export const onward = portalStyle({ justifySelf: 'start' });
export const icon = portalStyle({ inlineSize: size.icon.md, blockSize: size.icon.md });
