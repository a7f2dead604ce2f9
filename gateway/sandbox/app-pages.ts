import { randomBytes } from 'node:crypto';
import {
  type Language,
  languageTag,
  supportedLanguage,
} from '@baize/gateway/contract/languages.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { sandboxPolicy } from '@baize/gateway/core/security-headers.ts';
import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { html, raw } from 'hono/html';

const STYLE = `
  :root { color-scheme: light dark; font: 17px/1.5 system-ui, sans-serif; }
  body { max-width: 32rem; margin: 15vh auto 0; padding: 0 1.5rem; }
  .tag { display: inline-block; font-size: .8rem; font-weight: 700; padding: .2rem .7rem; border-radius: 99px; background: #fff4d6; color: #5b4300; }
  h1 { line-height: 1.2; }
`;

const SYSTEMS = ['ios', 'android'] as const;

const TEXTS: Readonly<Record<Language, { title: string; text: string }>> = {
  EN: {
    title: 'The app would be here',
    text: 'This demo has no app of its own. An operator puts the address of its real app into the merchant’s resources, and the QR code leads there.',
  },
  TY: {
    title: 'Dito ang app',
    text: 'Walang sariling app ang demong ito. Ilalagay ng operator ang address ng tunay niyang app sa resources ng merchant, at doon tutungo ang QR code.',
  },
};

/** The page behind the demo's app-download codes; it says what a merchant links to in production. */
export function registerAppPages(app: Hono): void {
  app.get('/sandbox/app/:system', (context) => {
    const system = context.req.param('system');
    if (!SYSTEMS.some((known) => known === system)) throw new GatewayError('not_found');
    const language = supportedLanguage(getCookie(context, 'lang'));
    const { title, text } = TEXTS[language];
    const nonce = randomBytes(16).toString('base64');
    context.header('Content-Security-Policy', sandboxPolicy(nonce));
    return context.html(html`<!doctype html>
<html lang="${languageTag(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<link rel="icon" href="data:,"><style nonce="${nonce}">${raw(STYLE)}</style></head>
<body><main><span class="tag">Sandbox · ${system === 'ios' ? 'iOS' : 'Android'}</span><h1>${title}</h1><p>${text}</p></main></body>
</html>`);
  });
}
