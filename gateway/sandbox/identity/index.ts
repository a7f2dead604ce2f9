import { randomBytes } from 'node:crypto';
import { shortText, text } from '@baize/gateway/contract/fields.ts';
import { supportedLanguage } from '@baize/gateway/contract/languages.ts';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { readSettings } from '@baize/gateway/core/merchant-settings.ts';
import { readForm } from '@baize/gateway/core/read-fields.ts';
import { openerPolicy, sandboxPolicy } from '@baize/gateway/core/security-headers.ts';
import { thirdPartySources } from '@baize/gateway/core/third-party-sources.ts';
import { publicThirdParties } from '@baize/gateway/modules/system/third-parties.ts';
import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import * as z from 'zod/mini';
import { SANDBOX_CLIENT } from './client.ts';
import { issueCode } from './codes.ts';
import { answerPage, choosePage } from './page.ts';

const PATH = '/sandbox/identity/authorize';

const authorization = z.object({
  response_type: z.literal('code'),
  response_mode: z.literal('web_message'),
  client_id: z.literal(SANDBOX_CLIENT),
  redirect_uri: z.url().check(z.maxLength(2048)),
  state: text(255, 16),
  code_challenge: z.string().check(z.regex(/^[\w-]{43}$/)),
  code_challenge_method: z.literal('S256'),
});

const choice = z.union([
  z.object({ cancel: z.literal('1') }),
  z.object({
    name: shortText.check(z.trim(), z.minLength(1), z.maxLength(60)),
    email: z.email().check(z.trim(), z.toLowerCase(), z.maxLength(100)),
  }),
]);

/** The authorization request; its redirect address must be an origin of the served portal. */
function readRequest(context: Context): z.infer<typeof authorization> {
  const parsed = z.safeParse(authorization, context.req.query());
  const own =
    parsed.success && new URL(parsed.data.redirect_uri).host === context.req.header('host');
  if (!own) throw new GatewayError('request_param_err', 'The request is not of a known client.');
  return parsed.data;
}

/** The page's COOP must match its opener's, or the two windows cannot communicate. */
async function setPageHeaders(context: Context, gateway: Gateway) {
  const configured = publicThirdParties(await readSettings(gateway.db), gateway);
  context.header('Cross-Origin-Opener-Policy', openerPolicy(thirdPartySources(configured)));
  const nonce = randomBytes(16).toString('base64');
  context.header('Content-Security-Policy', sandboxPolicy(nonce));
  context.header('Cache-Control', 'no-store');
  return { nonce, language: supportedLanguage(getCookie(context, 'lang')) };
}

/**
 * The sandbox's identity provider: an authorization code flow with state and PKCE (RFC 6749, RFC 7636) in a popup
 * window. Registered in the demo only, because it asks for no password.
 */
export function registerSandboxIdentity(app: Hono, gateway: Gateway): void {
  app.get(PATH, async (context) => {
    readRequest(context);
    return context.html(choosePage(await setPageHeaders(context, gateway)));
  });
  app.post(PATH, async (context) => {
    const request = readRequest(context);
    const input = await readForm(context);
    const chosen = z.safeParse(choice, input);
    if (!chosen.success)
      return context.html(choosePage(await setPageHeaders(context, gateway)), 400);
    const { redirect_uri: redirectUri, code_challenge: codeChallenge, state } = request;
    const answer =
      'cancel' in chosen.data
        ? { error: 'access_denied' }
        : { code: await issueCode(gateway, chosen.data, { codeChallenge, redirectUri }) };
    const response = { ...answer, state };
    return context.html(
      answerPage(await setPageHeaders(context, gateway), { redirectUri, response }),
    );
  });
}
