import type { StyleRule } from '@vanilla-extract/css';
import { layoutValue } from './layout.ts';
import { vars } from './theme.css.ts';

/** A rule of the reset: the elements that it selects, and its styles. */
export interface ResetRule {
  /** `*`, or element names. */
  readonly elements: string;
  /** Selectors appended to each element: states and pseudo-elements. */
  readonly parts?: readonly string[];
  /** A selector before each element. */
  readonly within?: string;
  readonly rule: StyleRule;
}

const WITH_GENERATED = ['', '::before', '::after'];

// No transitions at all, however short: every element has `transition-property: all`, so inherited
// values (the colours of another brand) would advance one level of the tree per frame.
const still: StyleRule = {
  animationDuration: '1ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0s !important',
};

/** The rules that the kit needs for every element that it renders. */
export const elementRules: readonly ResetRule[] = [
  { elements: '*', parts: WITH_GENERATED, rule: { boxSizing: 'border-box', margin: 0 } },
  { elements: 'h1, h2, h3, h4', rule: { font: 'inherit', textWrap: 'balance' } },
  { elements: 'p', rule: { textWrap: 'pretty' } },
  { elements: 'ul, ol', rule: { listStyle: 'none', padding: 0 } },
  { elements: 'img, svg, video', rule: { display: 'block', maxInlineSize: '100%' } },
  // An icon keeps its size beside a long text.
  { elements: 'svg', rule: { flexShrink: 0 } },
  {
    elements: 'button, input, select, textarea',
    rule: { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  },
  { elements: 'button', rule: { background: 'none', border: 0, padding: 0, cursor: 'pointer' } },
  { elements: 'a', rule: { color: 'inherit', textDecoration: 'none' } },
  { elements: 'iframe', rule: { border: 0 } },
  {
    elements: '*',
    parts: [':focus-visible'],
    rule: {
      outline: `${vars.border.strong} solid ${vars.color.focus.ring}`,
      outlineOffset: '2px',
    },
  },
  { elements: '*', parts: ['[hidden]'], rule: { display: 'none !important' } },
  {
    elements: '*',
    parts: WITH_GENERATED,
    rule: { '@media': { '(prefers-reduced-motion: reduce)': still } },
  },
  {
    within: ':root[data-motion="reduced"] ',
    elements: '*',
    parts: WITH_GENERATED,
    rule: still,
  },
];

/** The styles of the page itself: background, text, scrollbar. */
export const pageRules: Readonly<Record<'html' | 'body', StyleRule>> = {
  html: {
    textSizeAdjust: '100%',
    scrollPaddingBlockStart: vars.size.header,
    // The height of a fixed bar or dock at the lower edge, which the page sets.
    scrollPaddingBlockEnd: 'calc(var(--bar, 0px) + var(--dock, 0px))',
    scrollbarGutter: 'stable',
    // Inherited, so that every scroll container has the brand's scrollbar.
    scrollbarColor: `${vars.color.surface.borderStrong} ${vars.color.canvas.bg}`,
  },
  body: {
    minBlockSize: '100dvh',
    background: layoutValue('ground', vars.color.canvas.bg),
    color: vars.color.text.primary,
    fontFamily: vars.font.family.body,
    fontSize: vars.font.size.md,
    lineHeight: vars.font.line.body,
    // Old-style figures, which some display fonts have, make 0 and 1 look like o and I in amounts.
    fontFeatureSettings: '"lnum"',
    WebkitFontSmoothing: 'antialiased',
  },
};
