import { layers } from '@baize/ui-kit/foundation/layers';
import { vars } from '@baize/ui-kit/foundation/theme';
import { type GlobalStyleRule, globalStyle, keyframes } from '@vanilla-extract/css';

const { duration, easing } = vars.motion;
/** Short: until it is over React shows nothing of the view that a script must come for. */
const fade = `${duration.quick} ${easing.out} both`;
const appear = keyframes({ from: { opacity: 0 } });
const disappear = keyframes({ to: { opacity: 0 } });

/** `view-transition-class` of the view that comes, and of the one that goes. */
export const COMING = 'view-coming';
export const GOING = 'view-going';

const moving = (pseudoElement: string, rule: GlobalStyleRule) =>
  globalStyle(`::view-transition${pseudoElement}`, { '@layer': { [layers.portal]: rule } });

moving(`-new(.${COMING})`, { animation: `${appear} ${fade}` });
moving(`-old(.${GOING})`, { animation: `${disappear} ${fade}` });

/** What is pressed meanwhile is pressed on the page: it is there already. */
moving('', { pointerEvents: 'none' });

/**
 * What stays over the view has a name of its own, or it would be under both pictures. Nothing but
 * the view moves: the browser's own animations would make all last longer.
 */
for (const name of ['header', 'phone-bar', 'toasts', 'root']) {
  moving(`-group(${name})`, { animation: 'none' });
  moving(`-old(${name})`, { display: 'none', animation: 'none' });
  moving(`-new(${name})`, { animation: 'none' });
}
