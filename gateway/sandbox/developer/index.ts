import { randomBytes } from 'node:crypto';
import { longText, rowId, text } from '@baize/gateway/contract/fields.ts';
import { SYSTEM_STATUS, WHITELABEL_FLAGS } from '@baize/gateway/contract/system.ts';
import { EVERYONE } from '@baize/gateway/core/events.ts';
import type { Gateway } from '@baize/gateway/core/gateway.ts';
import { GatewayError } from '@baize/gateway/core/gateway-error.ts';
import { type MerchantSettings, merchantSettings } from '@baize/gateway/core/merchant-schema.ts';
import { readSettings, writeSettings } from '@baize/gateway/core/merchant-settings.ts';
import { readJson } from '@baize/gateway/core/read-fields.ts';
import { sandboxPolicy } from '@baize/gateway/core/security-headers.ts';
import { listJobFailures, releaseJobs } from '@baize/gateway/core/work-queue.ts';
import { sandboxMails, sandboxSms } from '@baize/gateway/database/schema/index.ts';
import { desc, eq } from '@baize/gateway/database/sql.ts';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { readBehaviour, vendorBehaviour, writeBehaviour } from '../vendor-wallets/port.ts';
import { inboxPage } from './inbox-page.ts';

const SHOWN = 50;

/** Parses the body by a schema; an invalid one is rejected like that of any other call. */
async function readAs<T extends z.ZodMiniType>(context: Context, schema: T): Promise<z.output<T>> {
  try {
    return z.parse(schema, await readJson(context));
  } catch (error) {
    if (error instanceof GatewayError) throw error;
    throw new GatewayError('request_param_err', String(error));
  }
}

const clockRequest = z.object({ advanceMs: z.int() });
const statusRequest = z.object({
  systemStatus: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  maintenanceText: z._default(longText(2000), ''),
  maintenanceTexts: z._default(merchantSettings.shape.maintenanceTexts, {}),
  maintenanceEndTime: z._default(merchantSettings.shape.maintenanceEndTime, null),
});
const flagsRequest = z.partialRecord(z.enum(WHITELABEL_FLAGS), z.boolean());
/** A failed row, as listed by `GET jobs`; without an id the whole queue. */
const releaseRequest = z.object({
  queue: text(40),
  rowId: z.optional(rowId),
});
/** How vendors answer transfers from now on. */
const vendorTransfersRequest = z.object({ behaviour: vendorBehaviour });
const settingsRequest = z.partial(merchantSettings);

type Change = Partial<Record<keyof MerchantSettings, unknown>>;

async function write(gateway: Gateway, change: Change): Promise<MerchantSettings> {
  try {
    return await writeSettings(gateway.db, change);
  } catch (error) {
    if (error instanceof z.core.$ZodError) {
      throw new GatewayError('request_param_err', z.prettifyError(error));
    }
    throw error;
  }
}

/** Waits for messages of earlier requests: they are sent after the response to the request. */
function registerInbox(app: Hono, gateway: Gateway): void {
  const latest = async (mobile?: string) => {
    await gateway.background.settled();
    return gateway.db
      .select()
      .from(sandboxSms)
      .where(mobile ? eq(sandboxSms.mobile, mobile) : undefined)
      .orderBy(desc(sandboxSms.id))
      .limit(SHOWN);
  };
  const latestMails = async (address?: string) => {
    await gateway.background.settled();
    return gateway.db
      .select()
      .from(sandboxMails)
      .where(address ? eq(sandboxMails.address, address) : undefined)
      .orderBy(desc(sandboxMails.id))
      .limit(SHOWN);
  };
  app.get('/sandbox/developer/sms', async (context) => {
    const digits = context.req.query('mobile')?.replace(/\D/g, '');
    context.header('Cache-Control', 'no-store');
    return context.json({ success: true, value: await latest(digits && `+${digits}`) });
  });
  app.get('/sandbox/developer/mails', async (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json({ success: true, value: await latestMails(context.req.query('address')) });
  });
  app.get('/sandbox/developer/mails/:id{[0-9]+}', async (context) => {
    const [mail] = await gateway.db
      .select({ html: sandboxMails.html })
      .from(sandboxMails)
      .where(eq(sandboxMails.id, Number(context.req.param('id'))));
    if (!mail) throw new GatewayError('not_found', 'There is no such mail.');
    // Mails have inline styles, and nothing in them is executed.
    context.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    context.header('Cache-Control', 'no-store');
    return context.html(mail.html);
  });
  app.get('/sandbox/developer', async (context) => {
    const nonce = randomBytes(16).toString('base64');
    const { systemStatus, vendorWallets } = await readSettings(gateway.db);
    context.header('Content-Security-Policy', sandboxPolicy(nonce));
    context.header('Cache-Control', 'no-store');
    const [sms, mails] = [await latest(), await latestMails()];
    const facts = {
      sms,
      mails,
      now: gateway.clock.now(),
      systemStatus,
      vendorWallets,
      vendorBehaviour: await readBehaviour(gateway.db),
      nonce,
    };
    return context.html(inboxPage(facts));
  });
  app.get('/sandbox/developer/', (context) => context.redirect('/sandbox/developer', 308));
}

/**
 * The demo's developer tools for manual tests and automated ones: the inbox of SMS codes, the movable clock, and
 * the merchant's switches. Never registered outside the demo.
 */
export function registerDeveloper(app: Hono, gateway: Gateway): void {
  registerInbox(app, gateway);
  app.post('/sandbox/developer/clock', async (context) => {
    const { advanceMs } = await readAs(context, clockRequest);
    gateway.clock.advance(advanceMs);
    return context.json({ success: true, value: { now: gateway.clock.now() } });
  });
  app.post('/sandbox/developer/status', async (context) => {
    const { systemStatus } = await write(gateway, await readAs(context, statusRequest));
    await gateway.events.publish(EVERYONE, { type: 'systemStatus', systemStatus });
    return context.json({
      success: true,
      value: { systemStatus, normal: systemStatus === SYSTEM_STATUS.normal },
    });
  });
  app.post('/sandbox/developer/flags', async (context) => {
    const change = await readAs(context, flagsRequest);
    const { flags } = await readSettings(gateway.db);
    const written = await write(gateway, { flags: { ...flags, ...change } });
    return context.json({ success: true, value: written.flags });
  });
  app.post('/sandbox/developer/register-rules', async (context) => {
    const change = await readAs(context, z.record(z.string(), z.looseObject({})));
    const { registerFields } = await readSettings(gateway.db);
    const merged = Object.entries(change).map(([field, rule]) => [
      field,
      { ...registerFields[field], ...rule },
    ]);
    const next = { ...registerFields, ...Object.fromEntries(merged) };
    const written = await write(gateway, { registerFields: next });
    return context.json({ success: true, value: written.registerFields });
  });
  app.get('/sandbox/developer/jobs', async (context) => {
    context.header('Cache-Control', 'no-store');
    return context.json({ success: true, value: await listJobFailures(gateway.db) });
  });
  app.post('/sandbox/developer/jobs/release', async (context) => {
    const released = await releaseJobs(gateway.db, await readAs(context, releaseRequest));
    if (released === 0) throw new GatewayError('not_found', 'There is no such failed row.');
    return context.json({ success: true, value: { released } });
  });
  app.post('/sandbox/developer/vendor-transfers', async (context) => {
    const { behaviour } = await readAs(context, vendorTransfersRequest);
    await writeBehaviour(gateway.db, behaviour);
    return context.json({ success: true, value: { behaviour } });
  });
  app.post('/sandbox/developer/settings', async (context) => {
    const written = await write(gateway, await readAs(context, settingsRequest));
    return context.json({ success: true, value: written });
  });
}
