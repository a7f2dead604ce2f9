import { from } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, font, space } = vars;
const WIDE = from.sm;

export const panel = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

/** Link and code with their buttons, in two columns where there is room. */
export const texts = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'end',
  rowGap: space.lg,
  columnGap: space.sm,
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const row = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.sm,
  // Both buttons stand under each other, whatever their words.
  '@media': { [WIDE]: { display: 'contents' } },
});

/** What stands below the texts, and beside it whether one was copied. */
export const below = portalStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
});

/** In a panel with nothing else there it keeps its line, so that nothing moves when it speaks. */
export const status = portalStyle({
  flex: '1',
  minBlockSize: '1lh',
  color: color.text.muted,
  fontSize: font.size.sm,
});

export const code = portalStyle({ justifySelf: 'center' });

export const place = portalStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const layer = portalStyle({ gridArea: '1 / 1' });

export const unseen = portalStyle({ visibility: 'hidden' });
