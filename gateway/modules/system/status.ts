import {
  type CustomerServicePath,
  flattenWhitelabel,
  type Permission,
  type Services,
  SYSTEM_STATUS,
  type WhitelabelFlag,
  type WhitelabelNode,
} from '../../contract/system.ts';
import { isAllowedHost } from '../../core/allowed-host.ts';
import type { Gateway } from '../../core/gateway.ts';
import type { MerchantSettings } from '../../core/merchant-schema.ts';
import { readSettings } from '../../core/merchant-settings.ts';
import type { Ports } from '../../core/ports.ts';
import { statusFor } from '../../core/system-state.ts';
import { catalogueUnitOf, currencyView } from '../wallet/money.ts';
import { offeredSettings } from './offered-settings.ts';
import { publicThirdParties } from './third-parties.ts';

/** The platform's groups of modules; a group that is off disables its modules. */
const GROUPS: Readonly<Record<string, readonly WhitelabelFlag[]>> = {
  LOGIN: [
    'MOBILEVERCODELOGIN3',
    'FREEPLAY3',
    'LOGINIPVERF3',
    'PWDEXPFORCECHANGE3',
    'CHNGPASSVERIF3',
  ],
  REGISTER: ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3'],
  MEMBER: ['REWCEN3', 'MANPLAYREB3', 'FEEDBACK3'],
  AGENT: ['AGENTPOLICY3', 'AGETRANSFERUP3', 'TEAMBETTING3', 'DIVIDEND', 'DAYSAL', 'HOURSAL3'],
};

/** Returns the module flags as the platform's tree of groups and modules. */
export function whitelabelTree(flags: MerchantSettings['flags']): WhitelabelNode[] {
  return Object.entries(GROUPS).map(([modId, members]) => ({
    modId,
    enabled: '1',
    childrenNodes: members.map((flag) => ({
      modId: flag,
      enabled: flags[flag] ? '1' : '0',
      childrenNodes: [],
    })),
  }));
}

/** Returns the enabled registration forms, in the order of their tabs. */
function registerForms(flags: MerchantSettings['flags']): ('register' | 'registerMobile')[] {
  const forms: ('register' | 'registerMobile')[] = [];
  if (flags.USERNAMEREG3) forms.push('register');
  if (flags.MOBILENUMREG3 || flags.MOBILENUMPASSREG3) forms.push('registerMobile');
  return forms;
}

/** The client that requests the status. */
export interface StatusVisitor {
  readonly ip: string;
  /** The host on which the portal is opened. */
  readonly host: string;
  /** Encrypts the customer-service paths for this client; without it they are omitted. */
  readonly seal?: (payload: CustomerServicePath) => Promise<string>;
}

/** Returns what the portal has to know first: status, modules, links, the visitor's address. */
export async function systemStatus(gateway: Gateway, asker: StatusVisitor): Promise<Permission> {
  const settings = offeredSettings(await readSettings(gateway.db), gateway.ports);
  const customerService = await Promise.all(
    settings.customerService.map(async (channel) => ({
      csType: channel.csType,
      path: (await asker.seal?.(channel)) ?? '',
    })),
  );
  return describeStatus(gateway, { ...settings, customerService }, asker);
}

const servicesOf = ({ sms, mail, payments, payouts }: Ports): Services => ({
  sms: sms !== undefined,
  mail: mail !== undefined,
  payments: payments !== undefined,
  payouts: payouts !== undefined,
});

function describeStatus(
  gateway: Pick<Gateway, 'config' | 'clock' | 'ports'>,
  settings: MerchantSettings,
  { ip, host }: StatusVisitor,
): Permission {
  const { merchant } = gateway.config;
  const { maintenanceText: text, maintenanceTexts: texts, maintenanceEndTime: endTime } = settings;
  const status = statusFor(settings, ip);
  const maintenance = status === SYSTEM_STATUS.maintenance;
  return {
    info: {
      merchant,
      merchantCode: merchant,
      customerService: settings.customerService,
      domainRoute: settings.domainRoute,
      resources: settings.resources,
      whitelabel: flattenWhitelabel(whitelabelTree(settings.flags)),
      register: registerForms(settings.flags),
      mainDomain: settings.mainDomain,
      analytics: { gtagId: settings.gtagId },
      imageCDNs: settings.imageCDNs,
      launchGameCDNs: settings.launchGameCDNs,
      promotions: settings.promotions,
      vipEnabled: settings.vipEnabled,
      pageFigures: settings.pageFigures,
      trialNeedsAgeConfirmation: settings.trialNeedsAgeConfirmation,
      termsVersion: settings.termsVersion,
      defaultDialingCode: settings.defaultDialingCode,
      timeZone: settings.timeZone,
      currency: {
        ...currencyView(settings.currency),
        catalogueUnit: catalogueUnitOf(settings.currency),
      },
      thirdParties: publicThirdParties(settings, gateway),
      services: servicesOf(gateway.ports),
    },
    location: { ip },
    systemStatus: status,
    maintenance,
    ...(maintenance && { maintenanceInfo: { text, texts, ...(endTime !== null && { endTime }) } }),
    regionRestriction: status === SYSTEM_STATUS.regionRestricted,
    ...(!isAllowedHost(settings, host) && { domainInvalid: true }),
    serverTime: gateway.clock.now(),
  };
}
