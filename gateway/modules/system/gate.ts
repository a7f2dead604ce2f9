import type { MiddlewareHandler } from 'hono';
import { BOOT_PATH } from '../../contract/boot.ts';
import { LINE_PING_PATH } from '../../contract/lines.ts';
import { permission, SYSTEM_STATUS, whitelabel } from '../../contract/system.ts';
import { hostOf, isAllowedHost } from '../../core/allowed-host.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readSettings } from '../../core/merchant-settings.ts';

/** What the pages for maintenance, region and domain need, and what measures a line. */
const ALWAYS_OPEN: readonly string[] = [
  permission.path,
  whitelabel.path,
  BOOT_PATH,
  LINE_PING_PATH,
];

/** The binding of calls that the gateway makes to itself; no request from outside can bring it. */
export interface OwnCall {
  readonly ownCall?: boolean;
}

/**
 * During maintenance, for a restricted region (R4.01), or on a host that is not the merchant's
 * (R8.05), no other call is answered.
 */
export function systemGate(gateway: Gateway): MiddlewareHandler<{ Bindings: OwnCall }> {
  return async (context, next) => {
    if (!ALWAYS_OPEN.includes(context.req.path)) {
      const settings = await readSettings(gateway.db);
      if (!context.env.ownCall && !isAllowedHost(settings, hostOf(context))) {
        throw new GatewayError('domain_invalid', 'Invalid URL, contact customer service.');
      }
      if (settings.systemStatus === SYSTEM_STATUS.maintenance) {
        const endTime = settings.maintenanceEndTime ?? undefined;
        const detail = endTime === undefined ? undefined : { endTime };
        throw new GatewayError('system_maintenance', settings.maintenanceText, detail);
      }
      if (settings.systemStatus === SYSTEM_STATUS.regionRestricted) {
        throw new GatewayError('region_restricted', 'Access restricted by location or IP.');
      }
    }
    await next();
  };
}
