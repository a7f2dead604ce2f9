import { kitStyle } from './style.ts';
import { vars } from './theme.css.ts';

const { space } = vars;

/** The gaps as classes, shared by all layout components. */
export const gaps = {
  none: kitStyle({ gap: 0 }),
  hair: kitStyle({ gap: space.hair }),
  xs: kitStyle({ gap: space.xs }),
  sm: kitStyle({ gap: space.sm }),
  md: kitStyle({ gap: space.md }),
  lg: kitStyle({ gap: space.lg }),
  xl: kitStyle({ gap: space.xl }),
  xxl: kitStyle({ gap: space.xxl }),
};

export type Gap = keyof typeof gaps;
