import { below } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, font, size, space } = vars;
const PHONE = below.sm;

/** At the top of the window with a fixed height, because results below the field change. */
export const panel = portalStyle({
  alignSelf: 'start',
  blockSize: `min(100%, calc(${size.rail} * 2.5))`,
  '@media': { [PHONE]: { blockSize: '100%' } },
});

export const box = portalStyle({
  flex: '1 1 auto',
  paddingInline: space.xl,
  // Room for the focus ring of the field.
  paddingBlockStart: space.xs,
  '@media': { [PHONE]: { paddingInline: space.lg } },
});

export const cover = portalStyle({ inlineSize: '100%' });

/** The message without results, above the suggestions. */
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

/** Only for devices with a keyboard. */
export const hint = portalStyle({
  color: color.text.muted,
  fontSize: font.size.sm,
  '@media': { '(hover: none)': { display: 'none' } },
});
