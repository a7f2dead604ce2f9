import { below, from } from '@baize/ui-kit/foundation/breakpoints';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, radius, size, space } = vars;
const line = `${border.hair} solid ${color.surface.border}`;
const WIDE = from.lg;
const PHONE = below.sm;

export const page = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '70dvh',
  border: line,
  borderRadius: radius.panel,
  overflow: 'hidden',
  background: color.surface.bg,
  boxShadow: vars.shadow.card,
  '@media': {
    [WIDE]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${size.dialog.sm})` },
  },
});

/** The introduction to the center; on small screens after the form. */
export const promise = portalStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: space.xl,
  padding: `clamp(${space.xl}, 4vw, ${space.vast})`,
  background: `linear-gradient(${color.nav.active}, transparent 70%), ${color.surface.sunken}`,
  '@media': { [below.lg]: { order: 2, borderBlockStart: line } },
});

export const drawing = portalStyle({
  inlineSize: '100%',
  maxBlockSize: size.rail,
  color: color.text.brand,
  '@media': { [PHONE]: { display: 'none' } },
});

export const title = portalStyle({
  fontFamily: font.family.display,
  fontSize: font.size.hero,
  fontWeight: font.weight.display,
  letterSpacing: font.tracking.display,
  lineHeight: font.line.tight,
  '@media': {
    [PHONE]: { fontSize: font.size.headline },
  },
});

export const words = portalStyle({ display: 'grid', gap: space.lg });

export const lead = portalStyle({
  maxInlineSize: '46ch',
  fontSize: font.size.lg,
  color: color.text.muted,
});

export const points = portalStyle({ display: 'grid', gap: space.md, listStyle: 'none' });

export const point = portalStyle({ display: 'flex', alignItems: 'center', gap: space.md });

export const pointIcon = portalStyle({
  flex: 'none',
  inlineSize: size.icon.lg,
  blockSize: size.icon.lg,
  color: color.text.brand,
  strokeWidth: 1.5,
});

export const hours = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
  padding: space.lg,
  border: line,
  borderRadius: radius.card,
  background: color.surface.bg,
});

export const hoursIcon = portalStyle({
  flex: 'none',
  inlineSize: size.icon.lg,
  blockSize: size.icon.lg,
  color: color.accent.ink,
});

export const hoursText = portalStyle({
  display: 'grid',
  flex: 1,
  minInlineSize: 'min-content',
  fontSize: font.size.sm,
  color: color.text.muted,
});

export const hoursTime = portalStyle({
  color: color.text.primary,
  fontSize: font.size.lg,
  fontWeight: font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const card = portalStyle({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space.xl,
  padding: `clamp(${space.xl}, 3vw, ${space.huge})`,
  '@media': { [WIDE]: { borderInlineStart: line } },
});

export const cardTitle = portalStyle({
  fontFamily: font.family.display,
  fontSize: font.size.title,
  fontWeight: font.weight.display,
  lineHeight: font.line.tight,
});

export const note = portalStyle({
  padding: space.md,
  border: `${border.hair} solid ${color.status.info.border}`,
  borderRadius: radius.control,
  background: color.status.info.bg,
  color: color.status.info.ink,
  fontSize: font.size.sm,
});

export const help = portalStyle({ textAlign: 'end' });
