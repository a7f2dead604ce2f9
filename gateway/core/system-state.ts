import { SYSTEM_STATUS } from '../contract/system.ts';
import type { Database, Transaction } from '../database/types.ts';
import { isAllowedHost } from './allowed-host.ts';
import { GatewayError } from './gateway-error.ts';
import type { MerchantSettings } from './merchant-schema.ts';
import { readSettings } from './merchant-settings.ts';
import { isInNetworks } from './restricted-networks.ts';

/** The facts about a caller that the system state depends on. */
export interface Visitor {
  /** Requested host, without port; undefined if it has been checked already. */
  readonly host?: string | undefined;
  /** Address as returned by `callerIp`; undefined for the gateway's calls to itself. */
  readonly ip?: string | undefined;
}

/** Returns the system status for one visitor; region restriction depends on the address (R4.01). */
export function statusFor(
  {
    systemStatus,
    restrictedNetworks,
  }: Pick<MerchantSettings, 'systemStatus' | 'restrictedNetworks'>,
  ip: string | undefined,
): MerchantSettings['systemStatus'] {
  const isRestricted = ip !== undefined && isInNetworks(restrictedNetworks, ip);
  return systemStatus === SYSTEM_STATUS.normal && isRestricted
    ? SYSTEM_STATUS.regionRestricted
    : systemStatus;
}

/**
 * Refuses a call that the merchant does not serve: on a foreign host (R8.05), during maintenance, or from a
 * restricted region (R4.01).
 * @throws {GatewayError} domain_invalid; system_maintenance with `texts` in other languages, and `endTime` where one is set;
 *   region_restricted
 */
export async function checkSystemState(
  db: Database | Transaction,
  { host, ip }: Visitor = {},
): Promise<void> {
  const settings = await readSettings(db);
  if (host !== undefined && !isAllowedHost(settings, host)) throw domainInvalid();
  const status = statusFor(settings, ip);
  if (status === SYSTEM_STATUS.maintenance) {
    const { maintenanceText, maintenanceTexts: texts, maintenanceEndTime: endTime } = settings;
    throw new GatewayError('system_maintenance', maintenanceText, {
      texts,
      ...(endTime !== null && { endTime }),
    });
  }
  if (status === SYSTEM_STATUS.regionRestricted) {
    throw new GatewayError('region_restricted', 'Access restricted by location or IP.');
  }
}

/** Refuses a host that is not the merchant's, whatever the system state. @throws {GatewayError} domain_invalid */
export async function checkDomain(db: Database | Transaction, host: string): Promise<void> {
  if (!isAllowedHost(await readSettings(db), host)) throw domainInvalid();
}

const domainInvalid = () =>
  new GatewayError('domain_invalid', 'Invalid URL, contact customer service.');
