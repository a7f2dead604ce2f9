import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { flag, language, nothing, text, timestamp } from './fields.ts';
import { thirdParties } from './third-parties.ts';

/** Specification section 4: 0 normal, 1 maintenance, 2 region restricted; only 0 loads the app. */
export const SYSTEM_STATUS = { normal: 0, maintenance: 1, regionRestricted: 2 } as const;

/**
 * What a sealed customer-service path says once it is open. `csType` stands inside too, so that
 * what was sealed for one channel cannot be shown as another's.
 */
export const customerServicePath = z.object({ csType: z.string(), path: z.string() });
export type CustomerServicePath = z.infer<typeof customerServicePath>;

/** Whether messages and money have somebody who delivers them. */
const services = z.object({
  sms: z.boolean(),
  mail: z.boolean(),
  payments: z.boolean(),
  payouts: z.boolean(),
});
export type Services = z.infer<typeof services>;

const resource = z.object({ resourceType: z.string(), url: z.string() });

export const permission = endpoint({
  method: 'GET',
  path: '/wps/system/status',
  token: 'none',
  /** With the client's public key the paths of customer service come sealed for it (R7.08). */
  request: z.object({ clientKey: z.optional(text(400)) }),
  response: z.object({
    info: z.object({
      merchant: z.string(),
      merchantCode: z.string(),
      /** `path` is a JWE for the caller's `clientKey`, and empty where none was sent. */
      customerService: z.array(z.object({ csType: z.string(), path: z.string() })),
      domainRoute: z.array(z.string()),
      /** Facebook, Telegram, WhatsApp, IOS_APP, ANDROID_APP …: shown only when configured. */
      resources: z.array(resource),
      whitelabel: z.record(z.string(), z.boolean()),
      register: z.array(z.enum(['register', 'registerMobile'])),
      mainDomain: z.string(),
      analytics: z.object({ gtagId: z.string() }),
      imageCDNs: z.array(z.string()),
      launchGameCDNs: z.array(z.string()),
      promotions: z.array(z.string()),
      vipEnabled: z.boolean(),
      /** The portal counts how fast its pages were (reportPageFigures); off where none is sent. */
      pageFigures: z.optional(z.boolean()),
      /** Free play asks for the age confirmation of registration. */
      trialNeedsAgeConfirmation: z.boolean(),
      termsVersion: z.string(),
      /** For mobile numbers typed without a country; old gateways send none. */
      defaultDialingCode: z.optional(z.string()),
      /** Where the merchant's days begin (IANA name); UTC where a gateway sends none. */
      timeZone: z.optional(z.string()),
      /** The currency of new accounts, in which visitors see amounts; without it the defaults. */
      currency: z.optional(
        z.object({
          currencySymbol: z.string(),
          decimals: z.number(),
          catalogueUnit: z.number(),
        }),
      ),
      thirdParties: z.optional(thirdParties),
      /** What has a provider; a platform that sends none of it has all. */
      services: z.optional(services),
    }),
    location: z.object({ ip: z.string() }),
    systemStatus: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    maintenance: z.boolean(),
    maintenanceInfo: z.optional(
      z.object({
        text: z.string(),
        /** The same in languages in which the merchant says it otherwise. */
        texts: z.optional(z.partialRecord(language, z.string())),
        endTime: z.optional(timestamp),
      }),
    ),
    regionRestriction: z.boolean(),
    /** The portal was opened on a host that is not the merchant's (R8.05). */
    domainInvalid: z.optional(z.boolean()),
    serverTime: timestamp,
  }),
});
export type Permission = z.infer<typeof permission.response>;

export interface WhitelabelNode {
  modId: string;
  enabled: '1' | '0';
  childrenNodes: WhitelabelNode[];
}
const whitelabelNode: z.ZodMiniType<WhitelabelNode> = z.object({
  modId: z.string(),
  enabled: flag,
  childrenNodes: z.array(z.lazy(() => whitelabelNode)),
});

export const whitelabel = endpoint({
  method: 'GET',
  path: '/wps/system/whitelabel',
  token: 'none',
  request: nothing,
  response: z.array(whitelabelNode),
});

/** Specification section 3, plus the gates that protocol.md names. */
export const WHITELABEL_FLAGS = [
  'CHNGPASSVERIF3',
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'REGMOBVERF3',
  'AGENTPOLICY3',
  'FREEPLAY3',
  'PWDEXPFORCECHANGE3',
  'MOBILEVERCODELOGIN3',
  'AGETRANSFERUP3',
  'REWCEN3',
  'MANPLAYREB3',
  'FEEDBACK3',
  'LOGINIPVERF3',
  'TEAMBETTING3',
  'DIVIDEND',
  'DAYSAL',
  'HOURSAL3',
] as const;
export type WhitelabelFlag = (typeof WHITELABEL_FLAGS)[number];

/** The white-label tree as one map: a node counts only when it and all above it are enabled. */
export function flattenWhitelabel(
  nodes: readonly WhitelabelNode[],
  above = true,
): Record<string, boolean> {
  const flags: Record<string, boolean> = {};
  for (const node of nodes) {
    const enabled = above && node.enabled === '1';
    flags[node.modId] = enabled;
    Object.assign(flags, flattenWhitelabel(node.childrenNodes, enabled));
  }
  return flags;
}

export const fieldRule = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  /** A regular expression; `*` matches anything. */
  acceptedPattern: z.string(),
  patternId: z.number(),
  minLength: z.number(),
  maxLength: z.number(),
});
export type FieldRule = z.infer<typeof fieldRule>;

export const registerSettings = endpoint({
  method: 'GET',
  path: '/wps/system/setting/register',
  token: 'none',
  request: nothing,
  response: z.record(z.string(), fieldRule),
});
export type RegisterSettings = z.infer<typeof registerSettings.response>;

export const countries = endpoint({
  method: 'GET',
  path: '/wps/system/country',
  token: 'none',
  request: nothing,
  response: z.array(z.object({ countryCode: z.string(), countryDialingCode: z.string() })),
});
