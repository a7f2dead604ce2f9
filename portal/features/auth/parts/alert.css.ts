import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { color, font, space } = vars;

const box = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.md,
  padding: space.md,
  border: `${vars.border.hair} solid`,
  borderRadius: vars.radius.control,
  fontSize: font.size.sm,
} as const;

export const tones = {
  danger: portalStyle({
    ...box,
    background: color.status.danger.bg,
    borderColor: color.status.danger.border,
    color: color.status.danger.ink,
  }),
  success: portalStyle({
    ...box,
    background: color.status.success.bg,
    borderColor: color.status.success.border,
    color: color.status.success.ink,
  }),
  warning: portalStyle({
    ...box,
    background: color.status.warning.bg,
    borderColor: color.status.warning.border,
    color: color.status.warning.ink,
  }),
};

export const icon = portalStyle({ flex: 'none' });

export const body = portalStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space.sm,
  minInlineSize: 0,
});

export const reference = portalStyle({
  fontSize: font.size.xs,
  overflowWrap: 'anywhere',
});
