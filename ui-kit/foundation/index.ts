import './layers.css.ts';
import './reset.css.ts';

export { cx } from './cx.ts';
export { vars } from './theme.css.ts';
export { visuallyHidden } from './visually-hidden.css.ts';
