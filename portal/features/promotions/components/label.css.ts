import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, radius, space } = vars;
export type Tone = 'brand' | 'success' | 'warning' | 'info' | 'danger' | 'muted';

const status = (name: 'success' | 'warning' | 'info' | 'danger') => ({
  background: color.status[name].bg,
  color: color.status[name].ink,
  borderColor: color.status[name].border,
});

export const label = portalStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  paddingInline: space.sm,
  paddingBlock: space.hair,
  border: `${border.hair} solid ${color.surface.border}`,
  borderRadius: radius.pill,
  background: color.surface.raised,
  color: color.text.muted,
  fontSize: font.size.sm,
  fontWeight: font.weight.bold,
  selectors: {
    '&[data-tone="brand"]': {
      background: color.action.bg.rest,
      color: color.action.text.rest,
      borderColor: color.action.bg.rest,
    },
    '&[data-tone="success"]': status('success'),
    '&[data-tone="warning"]': status('warning'),
    '&[data-tone="info"]': status('info'),
    '&[data-tone="danger"]': status('danger'),
  },
});
