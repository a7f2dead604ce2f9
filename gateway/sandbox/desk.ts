import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Style sheet of the staff desks. */
const DESK_STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: start; padding: .5rem; border-block-end: 1px solid #8886; vertical-align: middle; }
  .number { text-align: end; font-variant-numeric: tabular-nums; }
  form { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; }
  button, select { font: inherit; padding: .3rem .8rem; min-height: 2.25rem; }
  .scroll { overflow-x: auto; }
`;

/** All desks of the sandbox's staff. */
const DESKS = {
  cashier: 'Cashier desk',
  rewards: 'Rewards desk',
  contracts: 'Contracts desk',
  messages: 'Message desk',
  feedback: 'Feedback desk',
  protection: 'Player protection desk',
  figures: 'Page speed desk',
  developer: 'Developer inbox',
} as const;

interface Desk {
  readonly desk: Exclude<keyof typeof DESKS, 'developer'>;
  /** The role that the desk stands in for, and notes on it. */
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
<style nonce="${nonce}">${raw(DESK_STYLE + style)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;

/** Renders a desk's page: name, purpose, content, and links to the other desks. */
export function deskPage({ desk, intro, nonce }: Desk, content: Markup | readonly Markup[]) {
  const title = `Sandbox ${DESKS[desk].toLowerCase()}`;
  const others = Object.entries(DESKS).filter(([key]) => key !== desk);
  const ways = others.map(
    ([key, name], at) => html`${at > 0 ? ' · ' : ''}<a href="/sandbox/${key}">${name}</a>`,
  );
  return staffPage(
    { title, nonce },
    html`<p>${intro}</p>
${content}
<p>${ways}</p>`,
  );
}

/** Headings of numeric columns are aligned with the numbers. */
type Heading = string | { readonly number: string };

const headingCell = (heading: Heading) =>
  typeof heading === 'string'
    ? html`<th scope="col">${heading}</th>`
    : html`<th scope="col" class="number">${heading.number}</th>`;

/** Renders a desk's table, or a text if it has no rows. */
export function deskTable(
  headings: readonly Heading[],
  rows: readonly Markup[],
  none = 'None is waiting.',
) {
  if (rows.length === 0) return html`<p>${none}</p>`;
  return html`<div class="scroll"><table><thead><tr>${headings.map(headingCell)}</tr></thead><tbody>${rows}</tbody></table></div>`;
}
