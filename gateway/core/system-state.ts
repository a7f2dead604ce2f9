import { SYSTEM_STATUS } from '../contract/system.ts';
import type { Database, Transaction } from '../database/types.ts';
import { isAllowedHost } from './allowed-host.ts';
import { GatewayError } from './gateway-error.ts';
import { readSettings } from './merchant-settings.ts';

/**
 * Refuses while the merchant does not serve: on a host that is not its own (R8.05), during
 * maintenance, and in a restricted region (R4.01).
 * @param host the host that was called, without its port; undefined where it was checked before
 * @throws {GatewayError} domain_invalid; system_maintenance with `endTime` where one is set;
 *   region_restricted
 */
export async function checkSystemState(db: Database | Transaction, host?: string): Promise<void> {
  const settings = await readSettings(db);
  if (host !== undefined && !isAllowedHost(settings, host)) throw domainInvalid();
  if (settings.systemStatus === SYSTEM_STATUS.maintenance) {
    const endTime = settings.maintenanceEndTime ?? undefined;
    const detail = endTime === undefined ? undefined : { endTime };
    throw new GatewayError('system_maintenance', settings.maintenanceText, detail);
  }
  if (settings.systemStatus === SYSTEM_STATUS.regionRestricted) {
    throw new GatewayError('region_restricted', 'Access restricted by location or IP.');
  }
}

/** Refuses on a host that is not the merchant's, whatever the system state. @throws {GatewayError} */
export async function checkDomain(db: Database | Transaction, host: string): Promise<void> {
  if (!isAllowedHost(await readSettings(db), host)) throw domainInvalid();
}

const domainInvalid = () =>
  new GatewayError('domain_invalid', 'Invalid URL, contact customer service.');
