import { longText } from '@baize/gateway/contract/fields.ts';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { readForm } from '@baize/gateway/core/read-fields.ts';
import { accounts, feedback } from '@baize/gateway/database/schema/index.ts';
import { asc, eq } from '@baize/gateway/database/sql.ts';
import { answerFeedback } from '@baize/gateway/modules/feedback/feedback.ts';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { setPageHeaders } from '../page-headers.ts';
import { feedbackPage } from './back-office-page.ts';

const PATH = '/sandbox/feedback';
const SHOWN = 100;
const answerForm = z.object({
  answer: longText(2000).check(z.trim(), z.minLength(1)),
});

/** The demo's customer service, which answers feedback. Anybody who opens the page can answer. */
export function registerSandboxFeedback(app: Hono, gateway: Gateway): void {
  app.get(PATH, async (context) => {
    const waiting = await gateway.db
      .select({
        referenceNo: feedback.referenceNo,
        username: accounts.username,
        kind: feedback.kind,
        body: feedback.body,
      })
      .from(feedback)
      .innerJoin(accounts, eq(accounts.id, feedback.accountId))
      .where(eq(feedback.status, 'received'))
      .orderBy(asc(feedback.id))
      .limit(SHOWN);
    const nonce = setPageHeaders(context);
    return context.html(feedbackPage({ waiting, nonce }));
  });
  app.post(`${PATH}/:reference`, async (context) => {
    const input = await readForm(context);
    const parsed = z.safeParse(answerForm, input);
    if (!parsed.success) throw new GatewayError('request_param_err', 'The form is not complete.');
    await answerFeedback(gateway, context.req.param('reference'), parsed.data.answer);
    return context.redirect(PATH, 303);
  });
}
