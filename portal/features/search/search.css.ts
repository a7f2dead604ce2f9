import { below } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, font, size, space } = vars;
const PHONE = below.sm;

/** At the top of the window, and of one height: answers come and go below the field. */
export const panel = portalStyle({
  alignSelf: 'start',
  blockSize: `min(100%, calc(${size.rail} * 2.5))`,
  '@media': { [PHONE]: { blockSize: '100%' } },
});

export const box = portalStyle({
  flex: '1 1 auto',
  paddingInline: space.xl,
  // Room for the field's ring.
  paddingBlockStart: space.xs,
  '@media': { [PHONE]: { paddingInline: space.lg } },
});

export const cover = portalStyle({ inlineSize: '100%' });

/** That nothing was found, above what is offered in its place. */
export const nothing = portalStyle({
  display: 'grid',
  gap: space.xs,
  paddingInline: space.md,
  paddingBlock: `${space.md} ${space.sm}`,
});

export const nothingTitle = portalStyle({ fontWeight: font.weight.bold });

export const nothingText = portalStyle({ color: color.text.muted, fontSize: font.size.sm });

export const way = portalStyle({
  color: 'inherit',
  '@media': { [PHONE]: { display: 'none' } },
});

export const footer = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.md,
});

/** For those who have keys. */
export const hint = portalStyle({
  color: color.text.muted,
  fontSize: font.size.sm,
  '@media': { '(hover: none)': { display: 'none' } },
});
