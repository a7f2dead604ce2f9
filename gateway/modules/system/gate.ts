import type { MiddlewareHandler } from 'hono';
import { BOOT_PATH } from '../../contract/boot.ts';
import { permission, SYSTEM_STATUS, whitelabel } from '../../contract/system.ts';
import type { Gateway } from '../../core/gateway.ts';
import { GatewayError } from '../../core/gateway-error.ts';
import { readSettings } from '../../core/merchant-settings.ts';

/** What the maintenance and the region-blocked page need. */
const ALWAYS_OPEN: readonly string[] = [permission.path, whitelabel.path, BOOT_PATH];

/** During maintenance, or for a restricted region, no other call is answered (R4.01). */
export function systemGate(gateway: Gateway): MiddlewareHandler {
  return async (context, next) => {
    if (!ALWAYS_OPEN.includes(context.req.path)) {
      const settings = await readSettings(gateway.db);
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
