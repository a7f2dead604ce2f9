import { OFFLINE_PATH, PAGE_STYLE_ID, SERVICE_WORKER_PATH } from '@baize/gateway/contract';
import { currentBrand } from '../../shared/brand/brand-store.ts';
import { currentLanguage } from '../../shared/messages/language-store.ts';

/** The kept page of this brand, mode and language, with the styles of this build. */
function offlineAddress(): string {
  const query = new URLSearchParams({
    brand: currentBrand(),
    mode: document.documentElement.dataset.mode ?? '',
    language: currentLanguage(),
    style: document.getElementById(PAGE_STYLE_ID)?.dataset.version ?? '',
  });
  return `${OFFLINE_PATH}?${query}`;
}

/**
 * Lets the service worker look after the portal: it keeps scripts, styles, fonts and seen pictures, and
 * a page for when there is no connection. Browsers that have none, and pages without encryption, do
 * without.
 */
export async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // What this page loaded before anybody looked after it.
  const files = serviceWorker.controller
    ? []
    : performance.getEntriesByType('resource').map(({ name }) => name);
  await serviceWorker.register(SERVICE_WORKER_PATH);
  const { active } = await serviceWorker.ready;
  active?.postMessage({ files, offline: offlineAddress() });
}
