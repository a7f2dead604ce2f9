/** A storage that never throws. */
interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * Storage may be forbidden, in which case even reading the property throws, or full: what cannot be
 * stored is dropped.
 */
function safely(open: () => Storage): SafeStorage {
  const ofPage = new Map<string, string>();
  return {
    get(key) {
      try {
        return ofPage.get(key) ?? open().getItem(key);
      } catch {
        return null;
      }
    },
    set(key, value) {
      ofPage.delete(key);
      try {
        open().setItem(key, value);
      } catch {
        ofPage.set(key, value);
      }
    },
    remove(key) {
      ofPage.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // Nothing was stored there.
      }
    },
  };
}

/** Lasts as long as the tab, including reloads. */
export const tabStorage = safely(() => sessionStorage);
/** Lasts in this browser, shared by all its tabs. */
export const deviceStorage = safely(() => localStorage);
