import { eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { wordRange } from '../contract/feedback.ts';
import { fieldRule, WHITELABEL_FLAGS, type WhitelabelFlag } from '../contract/system.ts';
import { firebaseProject } from '../contract/third-parties.ts';
import type { Database } from '../database/open.ts';
import { settings } from '../database/schema/index.ts';
import { DEFAULT_SETTINGS } from './merchant-defaults.ts';

const KEY = 'merchant';

const isPattern = z.refine((text: unknown) => {
  if (text === '*') return true;
  try {
    return typeof text === 'string' && Boolean(new RegExp(text, 'u'));
  } catch {
    return false;
  }
}, 'not a regular expression');

const rule = z.extend(fieldRule, { acceptedPattern: z.string().check(isPattern) });

/** What a merchant decides about its portal; kept in the database, read anew by every call. */
export const merchantSettings = z.object({
  systemStatus: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** What the maintenance page says, and until when (milliseconds). */
  maintenanceText: z.string(),
  maintenanceEndTime: z.nullable(z.number()),
  flags: z.record(z.enum(WHITELABEL_FLAGS), z.boolean()),
  registerFields: z.record(z.string(), rule),
  termsVersion: z.string(),
  trialNeedsAgeConfirmation: z.boolean(),
  challenge: z.object({
    provider: z.enum(['local', 'geetest', 'none']),
    difficulty: z.number(),
    /** Calls that must bring a solved challenge. */
    neededAt: z.array(z.enum(['register', 'login', 'sms'])),
  }),
  /** R7.06: third parties and their keys. `null` is one that the merchant does not use. */
  thirdParties: z.object({
    phoneAuth: z.discriminatedUnion('provider', [
      z.object({ provider: z.literal('sms') }),
      firebaseProject,
    ]),
    google: z.nullable(z.object({ clientId: z.string(), clientSecret: z.string() })),
    facebook: z.nullable(z.object({ appId: z.string(), appSecret: z.string() })),
    geetest: z.nullable(z.object({ captchaId: z.string(), captchaKey: z.string() })),
    /** The stand-in for Google and Facebook; outside the demo it is never offered. */
    sandboxIdentity: z.boolean(),
  }),
  /** New accounts that staff makes begin with it; whoever logs in with it must change it. */
  defaultPassword: z.string(),
  /** Who may come in where the portal asks for nobody in particular (R6.05). */
  loginAudience: z.enum(['any', 'member']),
  /** Forgotten passwords tell whether there is such an account; otherwise all answers are alike. */
  tellUnknownAccounts: z.boolean(),
  /** 0: passwords do not expire by age. */
  passwordExpiryDays: z.number(),
  /** For mobile numbers typed without a country. */
  defaultDialingCode: z.string(),
  sms: z.object({ expiredMinutes: z.number(), maxAttemptTimes: z.number() }),
  /** R5.13: how many words feedback may have. */
  feedbackWords: wordRange.check(
    z.refine(({ minimum, maximum }) => minimum >= 1 && minimum <= maximum, 'not a range'),
  ),
  vipEnabled: z.boolean(),
  resources: z.array(z.object({ resourceType: z.string(), url: z.string() })),
  customerService: z.array(z.object({ csType: z.string(), path: z.string() })),
  mainDomain: z.string(),
  /** Hosts that the portal may be opened on, `*.` for every one below; none means any. */
  allowedDomains: z.array(z.string()),
  domainRoute: z.array(z.string()),
  /** What the licence popup shows; null until there is one. `text` is plain, by language. */
  license: z.nullable(
    z.object({
      holder: z.string(),
      number: z.string(),
      jurisdiction: z.string(),
      regulator: z.string(),
      text: z.record(z.string(), z.string()),
    }),
  ),
  gtagId: z.string(),
  imageCDNs: z.array(z.string()),
  launchGameCDNs: z.array(z.string()),
  promotions: z.array(z.string()),
  /** Throttles by address: how often an hour. */
  hourlyLimits: z.object({ freePlay: z.number(), register: z.number(), sms: z.number() }),
});
export type MerchantSettings = z.infer<typeof merchantSettings>;

/** The stored settings over the defaults, so that a new setting needs no data migration. */
export async function readSettings(db: Database): Promise<MerchantSettings> {
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY));
  if (!row) return DEFAULT_SETTINGS;
  const stored = z.parse(z.record(z.string(), z.unknown()), row.value);
  return z.parse(merchantSettings, { ...DEFAULT_SETTINGS, ...stored });
}

/** Replaces the given settings. @throws when one does not fit its shape */
export async function writeSettings(
  db: Database,
  change: Partial<Record<keyof MerchantSettings, unknown>>,
): Promise<MerchantSettings> {
  const next = z.parse(merchantSettings, { ...(await readSettings(db)), ...change });
  await db
    .insert(settings)
    .values({ key: KEY, value: change })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value: sql`${settings.value} || ${JSON.stringify(change)}::jsonb` },
    });
  return next;
}

/** Whether a module is on for this merchant. */
export async function isEnabled(db: Database, flag: WhitelabelFlag): Promise<boolean> {
  return (await readSettings(db)).flags[flag];
}
