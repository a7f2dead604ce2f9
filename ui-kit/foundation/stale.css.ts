import { forcedColours } from './forced-colours.ts';
import { kitStyle } from './style.ts';
import { vars } from './theme.css.ts';

const { border, color } = vars;

/**
 * Marks content as outdated while newer content loads. Fainter text would be hard to read, so a
 * line along the top edge shows it. The line takes no room and is above backgrounds and sticky
 * parts, such as the headers of a table.
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
