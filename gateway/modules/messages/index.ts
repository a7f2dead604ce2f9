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
import { TRIAL_TYPE } from '../../contract/members.ts';
import type { Gateway } from '../../core/gateway.ts';
import { route } from '../../core/route.ts';
import { checkKey } from '../cashier/orders.ts';
import { refuseTrial } from '../records/page.ts';
import { inboxPage, markAllRead, markRead, removeMessage } from './inbox.ts';
import { messageTargetsOf, sendToLine, sentMessages } from './line-messages.ts';

export function registerMessages(app: Hono, gateway: Gateway): void {
  route(app, gateway, getInbox, async (query, session, { language }) => {
    refuseTrial(session, TRIAL_TYPE);
    return inboxPage(gateway, { ...query, language, accountId: session.accountId });
  });
  route(app, gateway, sendLineMessage, async (input, session, call) => {
    refuseTrial(session, TRIAL_TYPE);
    return sendToLine(gateway, session, input, checkKey(call.idempotencyKey));
  });
  route(app, gateway, messageTargets, async (_request, session) => {
    refuseTrial(session, TRIAL_TYPE);
    return messageTargetsOf(gateway, session);
  });
  route(app, gateway, sentLineMessages, async (query, session) => {
    refuseTrial(session, TRIAL_TYPE);
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
