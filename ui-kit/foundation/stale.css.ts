import { forcedColours } from './forced-colours.ts';
import { kitStyle } from './style.ts';
import { vars } from './theme.css.ts';

const { border, color } = vars;

/**
 * What is shown while newer content is on the way. Paler words could not be read: a line along the top
 * edge says so. It takes no room, and stands above what has a background or sticks, such as a table's heads.
 */
export const staleContent = kitStyle({
  position: 'relative',
  cursor: 'progress',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 3,
      borderRadius: 'inherit',
      boxShadow: `inset 0 ${border.strong} 0 ${color.action.bg.rest}`,
      pointerEvents: 'none',
    },
  },
  '@media': {
    [forcedColours]: {
      selectors: { '&::after': { borderBlockStart: `${border.strong} solid Highlight` } },
    },
  },
});
