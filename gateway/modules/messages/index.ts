import type { Hono } from 'hono';
import {
  messageTargets,
  sendLineMessage,
  sentLineMessages,
} from '../../contract/agent-messages.ts';
import {
  deleteMessage,
  getInbox,
  readAllMessages,
  readMessage,
} from '../../contract/member-pages.ts';
import type { Gateway } from '../../core/gateway.ts';
import { requireIdempotencyKey } from '../../core/idempotency.ts';
import { refuseTrial } from '../../core/refuse-trial.ts';
import { route } from '../../core/route.ts';
import { inboxPage, markAllRead, markRead, removeMessage } from './inbox.ts';
import { messageTargetsOf, sendToLine, sentMessages } from './line-messages.ts';

/** Registers the inbox and the messages within a line. */
export function registerMessages(app: Hono, gateway: Gateway): void {
  route(app, gateway, getInbox, async (query, session, { language }) => {
    refuseTrial(session);
    return inboxPage(gateway, { ...query, language, accountId: session.accountId });
  });
  route(app, gateway, sendLineMessage, async (input, session, call) => {
    refuseTrial(session);
    return sendToLine(gateway, session, input, requireIdempotencyKey(call.idempotencyKey));
  });
  route(app, gateway, messageTargets, async (_request, session) => {
    refuseTrial(session);
    return messageTargetsOf(gateway, session);
  });
  route(app, gateway, sentLineMessages, async (query, session) => {
    refuseTrial(session);
    return sentMessages(gateway.db, session.accountId, query);
  });
  route(app, gateway, readMessage, async ({ id }, session) =>
    markRead(gateway, session.accountId, id),
  );
  route(app, gateway, readAllMessages, async (_request, session) =>
    markAllRead(gateway, session.accountId),
  );
  route(app, gateway, deleteMessage, async ({ id }, session) =>
    removeMessage(gateway, session.accountId, id),
  );
}
