import * as z from 'zod/mini';
import {
  flattenWhitelabel,
  type Permission,
  SYSTEM_STATUS,
  type WhitelabelNode,
} from '../../contract/system.ts';
import { thirdParties } from '../../contract/third-parties.ts';

type Flags = Readonly<Record<string, boolean>>;

const record = z.record(z.string(), z.unknown());
const text = z.catch(z.string(), '');
const maybe = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.catch(z.optional(schema), undefined);

/** The entries that are what they should be; a platform's odd one does not take the others along. */
const listOf = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((entries): z.output<Schema>[] =>
      entries.flatMap((entry) => {
        const parsed = z.safeParse(schema, entry);
        return parsed.success ? [parsed.data] : [];
      }),
    ),
  );

/** Specification section 3, and what our contract has beyond it, all of which may be missing. */
const platformInfo = z.object({
  merchant: maybe(z.string()),
  merchantCode: maybe(z.string()),
  customerService: listOf(z.object({ csType: z.string(), path: z.string() })),
  domainRoute: listOf(z.string()),
  resources: listOf(z.object({ resourceType: z.string(), url: z.string() })),
  register: maybe(z.array(z.unknown())),
  mainDomain: text,
  analytics: z.catch(z.object({ gtagId: text }), { gtagId: '' }),
  imageCDNs: listOf(z.string()),
  launchGameCDNs: listOf(z.string()),
  promotions: listOf(z.string()),
  vipEnabled: z.catch(z.boolean(), false),
  // The safer reading where the platform does not say.
  trialNeedsAgeConfirmation: z.catch(z.boolean(), true),
  termsVersion: text,
  defaultDialingCode: maybe(z.string()),
  currency: maybe(
    z.object({ currencySymbol: z.string(), decimals: z.number(), catalogueUnit: z.number() }),
  ),
  thirdParties: maybe(thirdParties),
});

const platformStatus = z.object({
  info: z.catch(platformInfo, () => z.parse(platformInfo, {})),
  systemStatus: maybe(z.union([z.literal(0), z.literal(1), z.literal(2)])),
  maintenance: z.catch(z.boolean(), false),
  maintenanceInfo: maybe(z.object({ text, endTime: maybe(z.number()) })),
  regionRestriction: z.catch(z.boolean(), false),
  serverTime: maybe(z.number()),
});

const form = listOf(z.enum(['register', 'registerMobile']));

const isOn = (value: unknown) => [true, 1, '1', 'true'].some((each) => each === value);

function nodes(value: unknown): WhitelabelNode[] {
  const parsed = z.parse(
    listOf(
      z.extend(z.object({ modId: z.string() }), {
        enabled: z.optional(z.unknown()),
        childrenNodes: z.optional(z.unknown()),
      }),
    ),
    value,
  );
  return parsed.map(({ modId, enabled, childrenNodes }) => ({
    modId,
    enabled: isOn(enabled) ? '1' : '0',
    childrenNodes: nodes(childrenNodes),
  }));
}

/** White label as platforms send it: a map, a tree, or a list of trees. */
export function readFlags(value: unknown): Flags | undefined {
  if (Array.isArray(value)) return flattenWhitelabel(nodes(value));
  const parsed = z.safeParse(record, value);
  if (!parsed.success) return undefined;
  if ('modId' in parsed.data) return flattenWhitelabel(nodes([parsed.data]));
  return Object.fromEntries(Object.entries(parsed.data).map(([flag, on]) => [flag, isOn(on)]));
}

/** The flags that came with the status itself; undefined where only the tree has them. */
export function flagsOfStatus(value: unknown): Flags | undefined {
  const parsed = z.safeParse(z.object({ info: z.object({ whitelabel: z.unknown() }) }), value);
  return parsed.success ? readFlags(parsed.data.info.whitelabel) : undefined;
}

function formsOf(flags: Flags): Permission['info']['register'] {
  return [
    ...(flags.USERNAMEREG3 ? ['register' as const] : []),
    ...(flags.MOBILENUMREG3 || flags.MOBILENUMPASSREG3 ? ['registerMobile' as const] : []),
  ];
}

function statusOf({
  systemStatus,
  maintenance,
  regionRestriction,
}: z.infer<typeof platformStatus>) {
  if (systemStatus !== undefined) return systemStatus;
  if (regionRestriction) return SYSTEM_STATUS.regionRestricted;
  return maintenance ? SYSTEM_STATUS.maintenance : SYSTEM_STATUS.normal;
}

export interface PermissionContext {
  /** The merchant that this portal is configured for. */
  readonly merchant: string;
  readonly flags: Flags;
  /** Milliseconds; used where the status does not tell the platform's time itself. */
  readonly serverTime: number;
}

/** A platform's status as our contract has it, with a safe default for whatever it leaves out. */
export function readPermission(value: unknown, context: PermissionContext): Permission {
  const status = z.parse(platformStatus, z.parse(z.catch(record, {}), value));
  const { info, maintenanceInfo } = status;
  const systemStatus = statusOf(status);
  const merchant = info.merchant ?? context.merchant;
  return {
    info: {
      ...info,
      merchant,
      merchantCode: info.merchantCode ?? merchant,
      whitelabel: { ...context.flags },
      register: info.register ? z.parse(form, info.register) : formsOf(context.flags),
    },
    location: { ip: '' },
    systemStatus,
    maintenance: systemStatus === SYSTEM_STATUS.maintenance,
    ...(maintenanceInfo && { maintenanceInfo }),
    regionRestriction: systemStatus === SYSTEM_STATUS.regionRestricted,
    serverTime: status.serverTime ?? context.serverTime,
  };
}
