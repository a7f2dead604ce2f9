import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, font, space } = vars;

export const section = portalStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
});
export const filters = portalStyle({ display: 'flex', flexWrap: 'wrap', gap: space.md });
export const filter = portalStyle({ inlineSize: '24ch', maxInlineSize: '100%' });
export const loading = portalStyle({ display: 'grid', gap: space.md });

export const name = portalStyle({ display: 'grid', gap: space.hair, overflowWrap: 'anywhere' });
export const strong = portalStyle({ fontWeight: font.weight.medium });
export const quiet = portalStyle({ color: color.text.muted, fontSize: font.size.xs });
export const gain = portalStyle({ color: color.money.gain });
export const loss = portalStyle({ color: color.money.loss });
export const status = portalStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  selectors: {
    '&[data-status="Approved"]': { color: color.status.success.ink },
    '&[data-status="Processing"]': { color: color.status.warning.ink },
    '&[data-status="Rejected"]': { color: color.status.danger.ink },
  },
});
