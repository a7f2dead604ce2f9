import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, font, space } = vars;
const WIDE = '(min-width: 40rem)';

export const panel = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const texts = portalStyle({ display: 'grid', gap: space.lg, alignContent: 'start' });

export const row = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  alignItems: 'end',
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const told = portalStyle({
  minBlockSize: '1lh',
  color: color.text.muted,
  fontSize: font.size.sm,
});

export const code = portalStyle({ justifySelf: 'center' });
