import { createStore } from '../store.ts';

/**
 * Chromium's prompt to install the portal as an app, which is missing from TypeScript's DOM types.
 */
interface InstallPrompt extends Event {
  /** Asks the person; works once. */
  prompt(): Promise<unknown>;
}

/** The pending install prompt; undefined where the platform offers none. */
export const installPrompt = createStore<InstallPrompt | undefined>(undefined);

/** Keeps the prompt for the menu, because the browser's own banner would cover the page. */
export function captureInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt.set(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => installPrompt.set(undefined));
}

/** Shows the install prompt. Whatever the answer, it can be used only once. */
export async function showInstallPrompt(): Promise<void> {
  const offer = installPrompt.get();
  installPrompt.set(undefined);
  await offer?.prompt();
}
