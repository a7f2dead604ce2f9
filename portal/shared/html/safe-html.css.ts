import { layers } from '@baize/ui-kit/foundation/layers';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';
import { globalStyle } from '@vanilla-extract/css';

/** Text from outside in the portal's own typography. */
export const prose = portalStyle({ overflowWrap: 'anywhere', maxInlineSize: '70ch' });

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${prose} ${selector}`, { '@layer': { [layers.portal]: rule } });

inside('> * + *', { marginBlockStart: vars.space.md });
inside(':is(h2, h3, h4)', {
  fontWeight: vars.font.weight.bold,
  fontSize: vars.font.size.lg,
  lineHeight: vars.font.line.tight,
});
inside('ul', { listStyle: 'disc', paddingInlineStart: vars.space.xl });
inside('ol', { listStyle: 'decimal', paddingInlineStart: vars.space.xl });
inside('a', { color: vars.color.text.link, textDecoration: 'underline' });
inside('img', { blockSize: 'auto', borderRadius: vars.radius.control });
inside('table', { inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.font.size.sm });
inside(':is(th, td)', {
  textAlign: 'start',
  padding: vars.space.sm,
  borderBlockEnd: `${vars.border.hair} solid ${vars.color.surface.border}`,
});
