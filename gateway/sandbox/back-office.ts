import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Style sheet of the back office. */
const STAFF_STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: start; padding: .5rem; border-block-end: 1px solid #8886; vertical-align: middle; }
  .number { text-align: end; font-variant-numeric: tabular-nums; }
  form { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; }
  button, select { font: inherit; padding: .3rem .8rem; min-height: 2.25rem; }
  .scroll { overflow-x: auto; }
`;

/** The pages of the sandbox's back office, with their titles. */
const PAGES = {
  cashier: 'Back office: cashier',
  rewards: 'Back office: rewards',
  contracts: 'Back office: contracts',
  messages: 'Back office: messages',
  feedback: 'Back office: feedback',
  protection: 'Back office: player protection',
  figures: 'Back office: page speed',
  developer: 'Developer inbox',
} as const;

interface BackOfficePage {
  readonly page: Exclude<keyof typeof PAGES, 'developer'>;
  /** The role that the page stands in for, and notes on it. */
  readonly intro: string;
  readonly nonce: string;
}

interface StaffPage {
  readonly title: string;
  readonly nonce: string;
  /** Styles that a page adds to the common ones. */
  readonly style?: string;
}

/** Renders a staff page with its title. */
export const staffPage = (
  { title, nonce, style = '' }: StaffPage,
  content: Markup | readonly Markup[],
) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${raw(STAFF_STYLE + style)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;

/** Renders a page of the back office: name, purpose, content, and links to the other pages. */
export function backOfficePage(
  { page, intro, nonce }: BackOfficePage,
  content: Markup | readonly Markup[],
) {
  const title = `Sandbox ${PAGES[page].toLowerCase()}`;
  const others = Object.entries(PAGES).filter(([key]) => key !== page);
  const links = others.map(
    ([key, name], at) => html`${at > 0 ? ' · ' : ''}<a href="/sandbox/${key}">${name}</a>`,
  );
  return staffPage(
    { title, nonce },
    html`<p>${intro}</p>
${content}
<p>${links}</p>`,
  );
}

/** Headings of numeric columns are aligned with the numbers. */
type Heading = string | { readonly number: string };

const headingCell = (heading: Heading) =>
  typeof heading === 'string'
    ? html`<th scope="col">${heading}</th>`
    : html`<th scope="col" class="number">${heading.number}</th>`;

/** Renders a page's table, or a text if it has no rows. */
export function staffTable(
  headings: readonly Heading[],
  rows: readonly Markup[],
  none = 'None is waiting.',
) {
  if (rows.length === 0) return html`<p>${none}</p>`;
  return html`<div class="scroll"><table><thead><tr>${headings.map(headingCell)}</tr></thead><tbody>${rows}</tbody></table></div>`;
}
