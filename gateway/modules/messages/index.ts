import type { Hono } from 'hono';
import {
  deleteMessage,
  getInbox,
  readAllMessages,
  readMessage,
} from '../../contract/member-pages.ts';
import { TRIAL_TYPE } from '../../contract/members.ts';
import type { Gateway } from '../../core/gateway.ts';
import { route } from '../../core/route.ts';
import { refuseTrial } from '../records/page.ts';
import { inboxPage, markAllRead, markRead, removeMessage } from './inbox.ts';

export function registerMessages(app: Hono, gateway: Gateway): void {
  route(app, gateway, getInbox, async (query, session, { language }) => {
    refuseTrial(session, TRIAL_TYPE);
    return inboxPage(gateway, { ...query, language, accountId: session.accountId });
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
