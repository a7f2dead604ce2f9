import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';
import { HIGHEST, RATIOS } from './banner-card.css.ts';

export const place = portalStyle({
  aspectRatio: RATIOS.strip,
  maxBlockSize: HIGHEST,
  borderRadius: vars.radius.control,
  background: vars.color.skeleton.base,
});
