/** A storage whose use cannot fail. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** Storage may be forbidden, so that even to name it throws, or full: the page then keeps what it has no room for. */
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
        // Nothing was kept there.
      }
    },
  };
}

/** Lasts as long as the tab, reloads included. */
export const tabStorage = safely(() => sessionStorage);
/** Lasts in this browser, for all its tabs. */
export const deviceStorage = safely(() => localStorage);
