import { OFFLINE_PATH, PAGE_STYLE_ID, SERVICE_WORKER_PATH } from '@baize/gateway/contract';
import { currentBrand } from '../../shared/brand/brand-store.ts';
import { currentLanguage } from '../../shared/messages/language-store.ts';

/** The offline page of this brand, mode and language, with the styles of this build. */
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
 * Registers the service worker, which caches scripts, styles, fonts, visited pictures and the
 * offline page. Browsers without one, and pages without encryption, work without it.
 */
export async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  // The files that this page loaded before it had a service worker.
  const files = serviceWorker.controller
    ? []
    : performance.getEntriesByType('resource').map(({ name }) => name);
  await serviceWorker.register(SERVICE_WORKER_PATH);
  const { active } = await serviceWorker.ready;
  active?.postMessage({ files, offline: offlineAddress() });
}
