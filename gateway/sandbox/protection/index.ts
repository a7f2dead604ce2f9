import { rowId } from '@baize/gateway/contract/fields.ts';
import { identityReason } from '@baize/gateway/contract/identity-documents.ts';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { readForm } from '@baize/gateway/core/read-fields.ts';
import { closingsForStaff, reopenAccount } from '@baize/gateway/modules/own-account/closing.ts';
import {
  decideDocument,
  decidedDocuments,
  openDocument,
  waitingDocuments,
} from '@baize/gateway/modules/protection/decide-identity.ts';
import { exclusionsForStaff } from '@baize/gateway/modules/protection/exclusion.ts';
import { identityPicture } from '@baize/gateway/modules/protection/identity-pictures.ts';
import { latestLog } from '@baize/gateway/modules/protection/log.ts';
import {
  recordSigns,
  setSignState,
  signsForStaff,
} from '@baize/gateway/modules/protection/record-signs.ts';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { ignoreClosedOrder } from '../ignore-closed-order.ts';
import { setPageHeaders } from '../page-headers.ts';
import { readStaffForm } from '../staff-form.ts';
import { protectionPage } from './back-office-page.ts';
import { documentPage } from './document-page.ts';
import { rememberStaff, requireStaff, staffName, staffOf } from './staff-name.ts';

const PATH = '/sandbox/protection';
const SHOWN = 100;
const staffForm = z.object({ name: staffName });
const decisionForm = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('accept') }),
  z.object({ decision: z.literal('refuse'), reason: identityReason }),
]);
const signForm = z.object({ state: z.enum(['seen', 'contacted', 'closed']) });

/** @throws {GatewayError} not_found for a text that is not the number of a row */
function idOf(context: Context): number {
  const id = z.safeParse(rowId, context.req.param('id'));
  if (!id.success) throw new GatewayError('not_found', 'There is no such row.');
  return id.data;
}

function registerIdentity(app: Hono, gateway: Gateway): void {
  app.get(`${PATH}/identity/:id`, async (context) => {
    const document = await openDocument(gateway, idOf(context), requireStaff(context));
    const nonce = setPageHeaders(context);
    return context.html(documentPage({ document, nonce }));
  });
  app.get(`${PATH}/identity/:id/pictures/:position`, async (context) => {
    requireStaff(context);
    const position = z.safeParse(z.enum(['0', '1']), context.req.param('position'));
    if (!position.success) throw new GatewayError('not_found', 'There is no such picture.');
    const documentId = idOf(context);
    const { type, content } = await identityPicture(gateway, {
      documentId,
      position: Number(position.data),
    });
    const name = `document-${documentId}-${position.data}.${type === 'image/png' ? 'png' : 'jpg'}`;
    // Served for the page's images; opened directly it downloads, so that nothing in it can run.
    return context.body(content, 200, {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    });
  });
  app.post(`${PATH}/identity/:id`, async (context) => {
    const input = await readStaffForm(context, decisionForm);
    const reason = input.decision === 'refuse' ? input.reason : undefined;
    await ignoreClosedOrder(
      decideDocument(gateway, idOf(context), { staffName: requireStaff(context), reason }),
    );
    return context.redirect(PATH, 303);
  });
}

function registerSigns(app: Hono, gateway: Gateway): void {
  app.post(`${PATH}/signs/search`, async (context) => {
    // The button sends no body; bodies that are too large are rejected nevertheless.
    await readForm(context);
    requireStaff(context);
    await recordSigns(gateway);
    return context.redirect(PATH, 303);
  });
  app.post(`${PATH}/signs/:id`, async (context) => {
    const { state } = await readStaffForm(context, signForm);
    await ignoreClosedOrder(
      setSignState(gateway, idOf(context), { state, staffName: requireStaff(context) }),
    );
    return context.redirect(PATH, 303);
  });
}

function registerClosings(app: Hono, gateway: Gateway): void {
  app.post(`${PATH}/closings/:id`, async (context) => {
    await readForm(context);
    await ignoreClosedOrder(reopenAccount(gateway, idOf(context), requireStaff(context)));
    return context.redirect(PATH, 303);
  });
}

/** The demo's player protection staff (R10.08, R10.09). Every action is logged with their name. */
export function registerSandboxProtection(app: Hono, gateway: Gateway): void {
  app.get(PATH, async (context) => {
    const { db } = gateway;
    const facts = {
      staff: staffOf(context),
      waiting: await waitingDocuments(db, SHOWN),
      decided: await decidedDocuments(db, SHOWN),
      signs: await signsForStaff(db, SHOWN),
      exclusions: await exclusionsForStaff(db, gateway.clock.now(), SHOWN),
      closings: await closingsForStaff(db, SHOWN),
      log: await latestLog(db, SHOWN),
    };
    const nonce = setPageHeaders(context);
    return context.html(protectionPage({ ...facts, nonce }));
  });
  app.post(`${PATH}/staff`, async (context) => {
    const { name } = await readStaffForm(context, staffForm);
    rememberStaff(context, PATH, name);
    return context.redirect(PATH, 303);
  });
  registerIdentity(app, gateway);
  registerSigns(app, gateway);
  registerClosings(app, gateway);
}
