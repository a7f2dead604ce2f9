import { deviceStorage } from '../../../shared/safe-storage.ts';

const KEY = 'loginDeviceId';

/** A UUID that this browser stores: an unknown device needs more proof (protocol.md). */
export function loginDeviceId(): string {
  const known = deviceStorage.get(KEY);
  if (known) return known;
  const made = crypto.randomUUID();
  deviceStorage.set(KEY, made);
  return made;
}
