import { type Language, languageTag } from '@baize/gateway/contract/languages.ts';
import { html, raw } from 'hono/html';
import type { SandboxPerson } from './codes.ts';
import { IDENTITY_TEXTS } from './texts.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif;
    --ground: #eef1f6; --card: #fff; --ink: #14202e; --soft: #51606f; --line: #8391a1;
    --go: #17623f; --note: #fff4d6; --noteInk: #5b4300; }
  @media (prefers-color-scheme: dark) { :root { --ground: #10161e; --card: #1a2330; --ink: #eef3f9;
    --soft: #a9b6c5; --line: #64768a; --go: #1d7a4f; --note: #3a3010; --noteInk: #ffe6a3; } }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem;
    background: var(--ground); color: var(--ink); }
  main { width: 100%; max-width: 26rem; background: var(--card); border-radius: 14px;
    border: 1px solid var(--line); padding: 1.5rem; }
  .tag { display: inline-block; font-size: .75rem; font-weight: 700; letter-spacing: .08em;
    text-transform: uppercase; padding: .15rem .6rem; border-radius: 99px; background: var(--note); color: var(--noteInk); }
  h1 { font-size: 1.4rem; line-height: 1.2; margin: .75rem 0 .25rem; }
  h2 { font-size: 1rem; margin: 1.25rem 0 .5rem; }
  p { color: var(--soft); font-size: .9rem; margin: 0; }
  form { display: grid; gap: .6rem; margin-block-end: .6rem; }
  .apart { margin-block: 1.25rem 0; }
  label { display: grid; gap: .2rem; font-size: .875rem; font-weight: 600; }
  input, button { font: inherit; min-height: 2.75rem; border-radius: 10px; border: 1px solid var(--line);
    padding: 0 .85rem; background: transparent; color: var(--ink); }
  input { font-weight: 400; }
  button { font-weight: 650; cursor: pointer; }
  .go { background: var(--go); border-color: transparent; color: #fff; }
  .person { display: grid; grid-template-columns: 2.25rem 1fr; gap: 0 .75rem; align-items: center; text-align: start; padding: .5rem .85rem; }
  .person i { grid-row: span 2; display: grid; place-items: center; block-size: 2.25rem; border-radius: 50%;
    background: var(--go); color: #fff; font-style: normal; }
  .person small { font-weight: 400; color: var(--soft); }
  :is(button, input):focus-visible { outline: 3px solid #2f7de1; outline-offset: 2px; }
`;

/** The identities that can be chosen without typing. */
const PEOPLE: readonly SandboxPerson[] = [
  { name: 'Maria Santos', email: 'maria.santos@example.com' },
  { name: 'Jose Reyes', email: 'jose.reyes@example.com' },
];

interface PageFacts {
  readonly language: Language;
  readonly nonce: string;
}

function page({ language, nonce }: PageFacts, body: unknown) {
  const texts = IDENTITY_TEXTS[language];
  return html`<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${raw(STYLE)}</style>
</head>
<body>
<main>
<span class="tag">${texts.sandbox}</span>
<h1>${texts.title}</h1>
${body}
</main>
</body>
</html>`;
}

/** The provider's page, where people choose an identity or refuse. */
export function choosePage(facts: PageFacts) {
  const texts = IDENTITY_TEXTS[facts.language];
  const people = PEOPLE.map(
    ({ name, email }) => html`<form method="post">
<input type="hidden" name="name" value="${name}"><input type="hidden" name="email" value="${email}">
<button class="person"><i aria-hidden="true">${name.slice(0, 1)}</i>${name}<small>${email}</small></button>
</form>`,
  );
  return page(
    facts,
    html`<p>${texts.explain}</p>
<h2>${texts.people}</h2>
${people}
<h2>${texts.other}</h2>
<form method="post">
<label>${texts.name}<input name="name" autocomplete="off" required maxlength="60"></label>
<label>${texts.email}<input name="email" type="email" autocomplete="off" required maxlength="100"></label>
<button class="go">${texts.go}</button>
</form>
<form method="post" class="apart"><button name="cancel" value="1">${texts.cancel}</button></form>`,
  );
}

/**
 * Posts the response to the window that opened this one ("web message" response mode), for its origin only, and
 * closes.
 */
export function answerPage(
  facts: PageFacts,
  { redirectUri, response }: { redirectUri: string; response: object },
) {
  const message = JSON.stringify({ type: 'authorization_response', response });
  const text = (value: string) => JSON.stringify(value).replaceAll('<', '\\u003c');
  const script = `
    if (window.opener) window.opener.postMessage(JSON.parse(${text(message)}), ${text(redirectUri)});
    window.close();`;
  return page(
    facts,
    html`<p role="status">${IDENTITY_TEXTS[facts.language].done}</p>
<script nonce="${facts.nonce}">${raw(script)}</script>`,
  );
}
