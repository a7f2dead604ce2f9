import { html } from 'hono/html';
import { type Language, languageTag } from '../contract/languages.ts';
import type { MessageSender } from './message-sender.ts';

export interface MailText {
  readonly subject: string;
  readonly body: string;
  /** Target of the button. */
  readonly link: string;
}

const FOOT: Record<Language, (name: string) => string> = {
  EN: (name) => `You get this mail because you have an account with ${name}.`,
  TY: (name) => `Natanggap mo ang email na ito dahil may account ka sa ${name}.`,
};

/** Label of a contact link: its URL without the scheme. */
const shown = (href: string) => href.replace(/^(?:mailto:|tel:|https?:\/\/)/, '');

/**
 * Renders a mail as HTML with the brand's header and contacts. Styles are inline, because mail programs
 * ignore style sheets; all texts are escaped.
 */
export async function mailPage(
  { subject, body, link }: MailText,
  sender: MessageSender,
  language: Language,
): Promise<string> {
  const { name, tagline, logo, colors, contacts } = sender;
  const mark = logo
    ? html`<img src="${logo}" alt="${name}" height="40" style="display:block;height:40px;border:0">`
    : html`<strong>${name}</strong>`;
  const line = tagline
    ? html`<p style="margin:0 0 24px;color:#5a5a5a;font-size:14px">${tagline}</p>`
    : '';
  const ways = contacts.map(
    (href) => html`<a href="${href}" style="color:#3d3d3d;margin-right:16px">${shown(href)}</a>`,
  );
  return String(
    await html`<!doctype html>
<html lang="${languageTag(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;background:#f1f1f1;color:#1a1a1a;font:16px/1.5 Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;background:#ffffff">
<div style="background:${colors.ground};padding:24px 32px">${mark}</div>
<div style="padding:32px">
${line}
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${subject}</h1>
<p style="margin:0 0 24px;white-space:pre-line">${body}</p>
<p style="margin:0 0 32px"><a href="${link}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:${colors.button};color:${colors.onButton};font-weight:bold;text-decoration:none">${subject}</a></p>
<p style="margin:0 0 8px;color:#5a5a5a;font-size:13px">${FOOT[language](name)}</p>
<p style="margin:0;font-size:13px">${ways}</p>
</div></div></body></html>`,
  );
}
