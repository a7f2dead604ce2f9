const KEY = 'loginDeviceId';
let ofThisPage: string | undefined;

/** The browser's own UUID, kept with it: an unknown device asks for more proof (protocol.md). */
export function loginDeviceId(): string {
  try {
    const known = localStorage.getItem(KEY);
    if (known) return known;
    const made = crypto.randomUUID();
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    // Storage may be forbidden; the device is then known for as long as the page lives.
    ofThisPage ??= crypto.randomUUID();
    return ofThisPage;
  }
}
