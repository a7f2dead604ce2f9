import { longText, rowId, text } from '@baize/gateway/contract/fields.ts';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import {
  blockLineMessages,
  latestLineMessages,
  removeLineMessage,
} from '@baize/gateway/modules/messages/moderate-line.ts';
import {
  sendByEmailOrSms,
  sendStaffMessage,
} from '@baize/gateway/modules/messages/staff-messages.ts';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { setPageHeaders } from '../page-headers.ts';
import { readStaffForm } from '../staff-form.ts';
import { messagesPage } from './back-office-page.ts';

const PATH = '/sandbox/messages';
const SHOWN = 100;
const senderForm = z.object({
  username: text(64, 1),
  decision: z.enum(['block', 'allow']),
});
/** Without an account the message goes to everybody. */
const messageForm = z.object({
  username: text(64),
  channel: z._default(z.enum(['inbox', 'email', 'sms']), 'inbox'),
  kind: z.enum(['service', 'promotional']),
  title: text(100).check(z.trim(), z.minLength(1)),
  body: longText(2000).check(z.trim(), z.minLength(1)),
});

/** The demo's staff, who write to members and read messages of the lines (R10.04, R11.13). Anybody who opens the page can act. */
export function registerSandboxMessages(app: Hono, gateway: Gateway): void {
  app.get(PATH, async (context) => {
    const messages = await latestLineMessages(gateway.db, SHOWN);
    const nonce = setPageHeaders(context);
    return context.html(messagesPage({ messages, nonce }));
  });
  app.post(`${PATH}/staff`, async (context) => {
    const { username, channel, ...words } = await readStaffForm(context, messageForm);
    const message = { ...words, username: username.trim() || undefined };
    if (channel === 'inbox') await sendStaffMessage(gateway, message);
    else await sendByEmailOrSms(gateway, channel, message);
    return context.redirect(PATH, 303);
  });
  app.post(`${PATH}/senders`, async (context) => {
    const { username, decision } = await readStaffForm(context, senderForm);
    await blockLineMessages(gateway, username, decision === 'block');
    return context.redirect(PATH, 303);
  });
  app.post(`${PATH}/:id/remove`, async (context) => {
    const id = z.safeParse(rowId, context.req.param('id'));
    if (!id.success) throw new GatewayError('not_found', 'There is no such message.');
    await removeLineMessage(gateway, id.data);
    return context.redirect(PATH, 303);
  });
}
