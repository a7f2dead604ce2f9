import { createStore } from '../store.ts';

/** Chromium's offer to install the portal as an app; TypeScript's DOM does not know it. */
export interface InstallPrompt extends Event {
  /** Asks the person; works once. */
  prompt(): Promise<unknown>;
}

/** The platform's offer, as long as it stands; undefined where a platform has none. */
export const installPrompt = createStore<InstallPrompt | undefined>(undefined);

/** Keeps the offer for the menu: the platform's own banner would lie over the page. */
export function followInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.set(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => installPrompt.set(undefined));
}

/** Asks whether the portal is to be installed. Whatever the answer, this offer is used up. */
export async function askToInstall(): Promise<void> {
  const offer = installPrompt.get();
  installPrompt.set(undefined);
  await offer?.prompt();
}
