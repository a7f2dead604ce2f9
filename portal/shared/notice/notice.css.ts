import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { border, color, font, radius, space } = vars;
const tone = (name: 'danger' | 'warning' | 'info' | 'success') => ({
  background: color.status[name].bg,
  color: color.status[name].ink,
  border: `${border.hair} solid ${color.status[name].border}`,
});

export const notice = portalStyle({
  display: 'flex',
  gap: space.sm,
  alignItems: 'start',
  padding: space.md,
  borderRadius: radius.control,
  fontSize: font.size.sm,
  selectors: {
    '&[data-tone="danger"]': tone('danger'),
    '&[data-tone="warning"]': tone('warning'),
    '&[data-tone="info"]': tone('info'),
    '&[data-tone="success"]': tone('success'),
  },
});
export const icon = portalStyle({ flex: 'none', marginBlockStart: space.hair });
export const text = portalStyle({ display: 'grid', gap: space.xs });
