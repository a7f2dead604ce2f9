import { phone } from '@baize/ui-kit/foundation/breakpoints';
import { layers } from '@baize/ui-kit/foundation/layers';
import { portalStyle } from '@baize/ui-kit/foundation/style';
import { vars } from '@baize/ui-kit/foundation/theme';
import { globalStyle } from '@vanilla-extract/css';

const { border, color, size, space } = vars;

/** Reserves the button's space in the form. */
export const place = portalStyle({ '@media': { [phone]: { minBlockSize: size.control.lg } } });

/** Above the shell's bottom bar; a popup has none. */
export const dock = portalStyle({
  '@media': {
    [phone]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 'max(var(--bar, 0px), var(--keyboard, 0px))',
      zIndex: vars.layer.raised,
      padding: `${space.sm} ${space.lg}`,
      background: color.surface.bg,
      borderBlockStart: `${border.hair} solid ${color.surface.border}`,
    },
  },
});

/** Set on the page, which reserves that space. */
globalStyle(`:root:has(${dock})`, {
  '@layer': {
    [layers.portal]: {
      '@media': {
        [phone]: { vars: { '--dock': `calc(${size.control.lg} + 2 * ${space.sm})` } },
      },
    },
  },
});
globalStyle(`[data-dialog-body]:has(${dock})`, {
  '@layer': { [layers.portal]: { marginBlockEnd: 'var(--dock, 0px)' } },
});
