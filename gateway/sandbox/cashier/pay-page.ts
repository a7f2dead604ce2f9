import { type Language, languageTag } from '@baize/gateway/contract/languages.ts';
import type { DepositRow } from '@baize/gateway/modules/cashier/deposits.ts';
import { moneyText } from '@baize/gateway/modules/wallet/money.ts';
import { html, raw } from 'hono/html';
import { PAY_TEXTS } from './texts.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif;
    --ground: #eef1f6; --card: #fff; --ink: #14202e; --soft: #51606f; --line: #d5dce5;
    --go: #17623f; --stop: #8f1d1d; --note: #fff4d6; --noteInk: #5b4300; }
  @media (prefers-color-scheme: dark) { :root { --ground: #10161e; --card: #1a2330; --ink: #eef3f9;
    --soft: #a9b6c5; --line: #334255; --go: #1d7a4f; --stop: #a52a2a; --note: #3a3010; --noteInk: #ffe6a3; } }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem;
    background: var(--ground); color: var(--ink); }
  main { width: 100%; max-width: 27rem; background: var(--card); border-radius: 14px;
    border: 1px solid var(--line); padding: 1.75rem; box-shadow: 0 12px 40px #0003; }
  .tag { display: inline-block; font-size: .75rem; font-weight: 700; letter-spacing: .08em;
    text-transform: uppercase; padding: .15rem .6rem; border-radius: 99px; background: var(--note); color: var(--noteInk); }
  h1 { font-size: 1.4rem; line-height: 1.2; margin: .75rem 0 .25rem; }
  .amount { font-size: 2.5rem; font-weight: 700; font-variant-numeric: tabular-nums; margin: .5rem 0 1rem; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .4rem 1.5rem; margin: 0 0 1.25rem; }
  dt { color: var(--soft); } dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
  .note { background: var(--note); color: var(--noteInk); border-radius: 10px; padding: .75rem 1rem; font-size: .9rem; margin: 0 0 1.25rem; }
  form { display: grid; gap: .6rem; }
  button { font: inherit; font-weight: 650; min-height: 3rem; border-radius: 10px; border: 1px solid transparent; cursor: pointer; }
  .go { background: var(--go); color: #fff; } .stop { background: transparent; border-color: var(--line); color: var(--ink); }
  .plain { background: transparent; border-color: var(--line); color: var(--ink); width: 100%; }
  button:focus-visible { outline: 3px solid #2f7de1; outline-offset: 2px; }
  .outcome { font-size: 1.5rem; font-weight: 700; margin: .75rem 0 .25rem; }
`;

const CLOSE = `document.getElementById('close').addEventListener('click', () => window.close());`;

export interface PayFacts {
  readonly order: DepositRow;
  readonly language: Language;
  readonly payee: string;
  readonly nonce: string;
  /** Shown when payments are not possible: maintenance, or a region or host that the merchant does not serve. */
  readonly isClosed: boolean;
}

/** The payment provider's page: approves or refuses a payment, and shows its result. */
export function payPage({ order, language, payee, nonce, isClosed }: PayFacts) {
  const texts = PAY_TEXTS[language];
  const amount = moneyText(order.amount, order.currency);
  const body =
    order.status === 'pending'
      ? isClosed
        ? html`<p role="alert">${texts.maintenance}</p>
<p><a href="">${texts.again}</a></p>`
        : html`<form method="post">
<button class="go" name="decision" value="approve">${texts.approve}</button>
<button class="stop" name="decision" value="refuse">${texts.refuse}</button>
</form>`
      : html`<p class="outcome" role="status">${texts.outcome[order.status]}</p>
<p>${texts.mayClose}</p>
<button type="button" class="plain" id="close">${texts.close}</button>
<script nonce="${nonce}">${raw(CLOSE)}</script>`;
  return html`<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.title} · ${order.channelName}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${raw(STYLE)}</style>
</head>
<body>
<main>
<span class="tag">${texts.sandbox}</span>
<h1>${texts.title}</h1>
<p class="amount">${amount}</p>
<dl>
<dt>${texts.merchant}</dt><dd>${payee}</dd>
<dt>${texts.method}</dt><dd>${order.channelName}</dd>
<dt>${texts.order}</dt><dd>${order.orderNo}</dd>
</dl>
<p class="note">${texts.explain}</p>
${body}
</main>
</body>
</html>`;
}
