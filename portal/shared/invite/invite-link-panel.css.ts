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
  // Both buttons have the same width.
  '@media': { [WIDE]: { display: 'contents' } },
});

/** The content below the texts, with the copy status beside it. */
export const below = portalStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: space.md,
});

/**
 * Reserves its line where the panel has no other content, so that nothing shifts when the status
 * appears.
 */
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
