import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { vars } from './theme.css.ts';

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0 });
reset('html', {
  textSizeAdjust: '100%',
  scrollPaddingBlockStart: vars.size.header,
  scrollbarGutter: 'stable',
});
reset('body', {
  minBlockSize: '100dvh',
  background: vars.color.canvas.bg,
  color: vars.color.text.primary,
  fontFamily: vars.font.family.body,
  fontSize: vars.font.size.md,
  lineHeight: vars.font.line.body,
  WebkitFontSmoothing: 'antialiased',
});
reset('h1, h2, h3, h4', { font: 'inherit', textWrap: 'balance' });
reset('p', { textWrap: 'pretty' });
reset('ul, ol', { listStyle: 'none', padding: 0 });
reset('img, svg, video', { display: 'block', maxInlineSize: '100%' });
reset('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
reset('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('iframe', { border: 0 });
reset(':focus-visible', {
  outline: `${vars.border.strong} solid ${vars.color.focus.ring}`,
  outlineOffset: '2px',
});
reset('[hidden]', { display: 'none !important' });
// None at all, however short: every element has `transition-property: all`, and what is inherited
// (the colours of another brand) would reach one level of the page a frame.
const still = {
  animationDuration: '1ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0s !important',
} as const;
reset('*, *::before, *::after', { '@media': { '(prefers-reduced-motion: reduce)': still } });
reset(
  ':root[data-motion="reduced"] *, :root[data-motion="reduced"] *::before, :root[data-motion="reduced"] *::after',
  still,
);
