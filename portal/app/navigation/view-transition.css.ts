import { layers } from '@baize/ui-kit/foundation/layers';
import { vars } from '@baize/ui-kit/foundation/theme';
import { type GlobalStyleRule, globalStyle, keyframes } from '@vanilla-extract/css';

const { duration, easing } = vars.motion;
/** Short, because until it ends React does not show a part of the view whose script is loading. */
const fade = `${duration.quick} ${easing.out} both`;
const appear = keyframes({ from: { opacity: 0 } });
const disappear = keyframes({ to: { opacity: 0 } });

/** The `view-transition-class` of the entering view, and that of the leaving one. */
export const ENTER = 'view-enter';
export const EXIT = 'view-exit';

const moving = (pseudoElement: string, rule: GlobalStyleRule) =>
  globalStyle(`::view-transition${pseudoElement}`, { '@layer': { [layers.portal]: rule } });

moving(`-new(.${ENTER})`, { animation: `${appear} ${fade}` });
moving(`-old(.${EXIT})`, { animation: `${disappear} ${fade}` });

/** Presses during the transition reach the page, which is updated already. */
moving('', { pointerEvents: 'none' });

/**
 * Elements that stay above the view have names of their own; otherwise they would be below both
 * pictures. Only the view is animated: the browser's default animations would make all of it take
 * longer.
 */
for (const name of ['header', 'phone-bar', 'toasts', 'root']) {
  moving(`-group(${name})`, { animation: 'none' });
  moving(`-old(${name})`, { display: 'none', animation: 'none' });
  moving(`-new(${name})`, { animation: 'none' });
}
