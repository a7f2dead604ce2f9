import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import { helpCenter, LICENSE_DOCUMENT_PATH, legalLicense } from '../../contract/help.ts';
import { DEFAULT_LANGUAGE, type Language, supportedLanguage } from '../../contract/languages.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import { route } from '../../core/route.ts';
import { sandboxPolicy } from '../../core/security-headers.ts';
import { helpTerms } from '../../database/schema/index.ts';
import { asc } from '../../database/sql.ts';
import { licenseDocument } from './license-document.ts';

/** Returns the help center's terms in a language, with English as the fallback; in their order. */
export async function listHelpTerms(gateway: Pick<Gateway, 'db'>, language: Language) {
  const rows = await gateway.db.select().from(helpTerms).orderBy(asc(helpTerms.position));
  return rows.flatMap(({ term, texts }) => {
    const text = texts[language] ?? texts[DEFAULT_LANGUAGE];
    return text ? [{ term, ...text }] : [];
  });
}

async function licenseIn(gateway: Gateway, language: Language) {
  const { license } = await readSettings(gateway.db);
  if (!license) return null;
  return { ...license, text: license.text[language] ?? license.text[DEFAULT_LANGUAGE] ?? '' };
}

/**
 * Registers the help center, and the merchant's licence as data and as a page for printing or
 * saving.
 */
export function registerHelp(app: Hono, gateway: Gateway): void {
  route(app, gateway, helpCenter, async ({ lang }, _session, call) => {
    call.header('Cache-Control', 'public, max-age=60');
    return listHelpTerms(gateway, lang);
  });
  route(app, gateway, legalLicense, async ({ lang }) => licenseIn(gateway, lang));
  app.get(LICENSE_DOCUMENT_PATH, async (context) => {
    const language = supportedLanguage(context.req.query('lang'));
    const license = await licenseIn(gateway, language);
    if (!license) throw new GatewayError('not_found', 'No licence document is configured.');
    const nonce = randomBytes(16).toString('base64');
    context.header('Content-Security-Policy', sandboxPolicy(nonce));
    context.header('Cache-Control', 'no-store');
    const keeps = context.req.query('download') === '1';
    if (keeps) context.header('Content-Disposition', 'attachment; filename="licence.html"');
    return context.html(licenseDocument({ license, language, nonce, canPrint: !keeps }));
  });
}
