import { html, raw } from 'hono/html';
import type { LegalLicense } from '../../contract/help.ts';
import { type Language, languageTag } from '../../contract/languages.ts';

const STYLE = `
  :root { color-scheme: light; font: 16px/1.6 Georgia, 'Times New Roman', serif; color: #111; background: #fff; }
  body { max-width: 44rem; margin: 3rem auto; padding: 0 1.5rem; }
  h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 1.5rem; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .5rem 2rem; padding: 1rem 0; border-block: 1px solid #bbb; }
  dt { color: #555; } dd { margin: 0; font-weight: 700; overflow-wrap: anywhere; }
  button { font: 600 1rem/1 system-ui, sans-serif; padding: .9rem 1.4rem; border: 1px solid #333; border-radius: 8px; background: #fff; color: #111; cursor: pointer; }
  button:focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px; }
  @media print { button { display: none; } body { margin: 0; } }
`;
const PRINT = `document.getElementById('print').addEventListener('click', () => window.print());`;

const TEXTS: Readonly<Record<Language, Record<string, string>>> = {
  EN: {
    title: 'Legal license',
    holder: 'License holder',
    number: 'License number',
    jurisdiction: 'Jurisdiction',
    regulator: 'Regulator',
    print: 'Print',
  },
  TY: {
    title: 'Legal na lisensya',
    holder: 'May hawak ng lisensya',
    number: 'Numero ng lisensya',
    jurisdiction: 'Hurisdiksyon',
    regulator: 'Tagapangasiwa',
    print: 'I-print',
  },
};
const FACTS = ['holder', 'number', 'jurisdiction', 'regulator'] as const;

export interface LicenseFacts {
  readonly license: LegalLicense;
  readonly language: Language;
  readonly nonce: string;
  /** Whether the page has a script for printing; a saved file has none. */
  readonly canPrint: boolean;
}

/** Renders the licence as a self-contained page, for printing or as a file. */
export function licenseDocument({ license, language, nonce, canPrint }: LicenseFacts) {
  const texts = TEXTS[language];
  return html`<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>${texts.title}</h1>
<dl>${FACTS.map((fact) => html`<dt>${texts[fact]}</dt><dd>${license[fact]}</dd>`)}</dl>
${license.text.split(/\n{2,}/).map((paragraph) => html`<p>${paragraph}</p>`)}
${canPrint ? html`<p><button type="button" id="print">${texts.print}</button></p><script nonce="${nonce}">${raw(PRINT)}</script>` : ''}
</main>
</body>
</html>`;
}
