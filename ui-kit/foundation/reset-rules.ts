import type { StyleRule } from '@vanilla-extract/css';
import { layoutValue } from './layout.ts';
import { vars } from './theme.css.ts';

/** One rule of the reset: which elements it is for, and what it sets. */
export interface ResetRule {
  /** `*`, or the names of elements. */
  readonly elements: string;
  /** What follows each element in the selector: states and parts of it. */
  readonly parts?: readonly string[];
  /** What stands before each element in the selector. */
  readonly within?: string;
  readonly rule: StyleRule;
}

const WITH_GENERATED = ['', '::before', '::after'];

// None at all, however short: every element has `transition-property: all`, and what is inherited
// (the colours of another brand) would reach one level of the page a frame.
const still: StyleRule = {
  animationDuration: '1ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '0s !important',
};

/** What the kit needs of every element that it draws. */
export const elementRules: readonly ResetRule[] = [
  { elements: '*', parts: WITH_GENERATED, rule: { boxSizing: 'border-box', margin: 0 } },
  { elements: 'h1, h2, h3, h4', rule: { font: 'inherit', textWrap: 'balance' } },
  { elements: 'p', rule: { textWrap: 'pretty' } },
  { elements: 'ul, ol', rule: { listStyle: 'none', padding: 0 } },
  { elements: 'img, svg, video', rule: { display: 'block', maxInlineSize: '100%' } },
  // A sign keeps its size beside a long text.
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

/** What a page as a whole gets: its ground, its text, its scrollbar. */
export const pageRules: Readonly<Record<'html' | 'body', StyleRule>> = {
  html: {
    textSizeAdjust: '100%',
    scrollPaddingBlockStart: vars.size.header,
    // What a page says that its lower edge holds, a bar or a dock.
    scrollPaddingBlockEnd: 'calc(var(--bar, 0px) + var(--dock, 0px))',
    scrollbarGutter: 'stable',
    // Inherited: every part that scrolls has the brand's.
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
