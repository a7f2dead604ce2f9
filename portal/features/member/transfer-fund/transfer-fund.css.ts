import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';

const { space } = vars;

/** What is set or searched, and what is done, at both ends of a line. */
export const tools = portalStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.lg,
});
export const search = portalStyle({ inlineSize: 'min(28ch, 100%)' });
