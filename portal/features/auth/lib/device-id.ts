import { deviceStorage } from '../../../shared/safe-storage.ts';

const KEY = 'loginDeviceId';

/** The browser's own UUID, kept with it: an unknown device asks for more proof (protocol.md). */
export function loginDeviceId(): string {
  const known = deviceStorage.get(KEY);
  if (known) return known;
  const made = crypto.randomUUID();
  deviceStorage.set(KEY, made);
  return made;
}
