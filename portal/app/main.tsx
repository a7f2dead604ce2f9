import '@baize/ui-kit/foundation';
import '@baize/ui-kit/foundation/reset';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readServedAnswers } from '../shared/api/served-answers.ts';
import { loadFetchQuery } from '../shared/api/use-query.ts';
import { isOpenFor, loadBoot } from '../shared/boot.ts';
import { loadServerRendered } from '../shared/errors/lazy-component.tsx';
import { ChunkLoadError, retryImport } from '../shared/errors/retry-import.ts';
import { captureInstallPrompt } from '../shared/install/install-prompt.ts';
import { loadCatalogue } from '../shared/messages/catalogue.tsx';
import { initLanguage } from '../shared/messages/language-store.ts';
import { followOtherTabs } from '../shared/messages/switch-language.ts';
import { wasSkippedOnServer } from '../shared/navigation/skip-server-rendering.ts';
import { session } from '../shared/session/session-store.ts';
import { whenIdle } from '../shared/when-idle.ts';
import { App, preloadStatusPage } from './app.tsx';
import { coreCatalogue } from './core-catalogue.ts';
import { recordEarlyPopState } from './navigation/early-pop-state.ts';
import { isHome } from './navigation/home-routes.ts';
import { FeatureRoutes, preloadScreen } from './navigation/routes.tsx';
import { servedAddress, shownAddress } from './served-address.ts';

async function start(root: HTMLElement) {
  const boot = await loadBoot();
  // A page that the gateway served has its brand; one that is hosted statically has none yet.
  if (!document.documentElement.dataset.brand) {
    const { showBrand } = await import('../shared/brand/brand-store.ts');
    await showBrand(boot.brand.slug).catch(() => undefined);
  }
  // Back, pressed this early after a reload, leads to another page than the rendered one.
  const wasLeft = shownAddress() !== servedAddress();
  // A token in the address is read and removed before anything else is requested (R4.02).
  session.start();
  initLanguage(boot.language);
  const address = shownAddress();
  followOtherTabs();
  // A route that fails to load shows that in its place.
  const isOpen = isOpenFor(boot);
  const preloadRoutes = async () => {
    if (!isOpen) return;
    const ahead = [FeatureRoutes.preload(), preloadScreen(window.location, boot.language)];
    await Promise.allSettled(ahead);
    whenIdle(() => void followIntent().catch(() => undefined));
  };
  const startsAtHome = isHome(window.location.pathname);
  await Promise.all([
    loadCatalogue(coreCatalogue, boot.language),
    startsAtHome ? undefined : preloadRoutes(),
    // A press while its script loads would have no handler.
    isOpen ? undefined : preloadStatusPage(),
  ]);
  const app = <App boot={boot} Router={BrowserRouter} answers={readServedAnswers()} />;
  if (root.firstElementChild) {
    if (isOpen) {
      await loadServerRendered();
      // Home's own parts register when home's script has loaded.
      await loadServerRendered();
    }
    if (wasLeft || shownAddress() !== address) createRoot(root).render(app);
    else {
      recordEarlyPopState();
      hydrateRoot(root, app, {
        onRecoverableError: (error) => {
          // Back, pressed during hydration, makes the served page differ from the address.
          const isOfOtherAddress = shownAddress() !== address;
          if (!isOfOtherAddress && !wasSkippedOnServer(error) && !isToldInPlace(error)) {
            reportError(error);
          }
        },
      });
    }
    // before-hydration.js waits for this to repeat the recorded presses.
    // A press hydrates the part that it is in first, so that a busy page does not delay it.
    whenIdle(() => dispatchEvent(new Event('baize:alive')), ALIVE_WITHIN);
  } else {
    createRoot(root).render(app);
  }
  if (startsAtHome) whenIdle(() => void preloadRoutes());
  if (import.meta.env.PROD) whenIdle(() => void keepForOffline().catch(() => undefined));
  if (boot.permission.info.pageFigures)
    whenIdle(() => void reportWebVitals().catch(() => undefined));
}

/** Milliseconds after the start of hydration within which a page handles presses itself. */
const ALIVE_WITHIN = 2_000;

/** A failure to count the page is not reported. */
const reportWebVitals = async () => {
  const figures = await import('./page-figures/report-web-vitals.ts');
  await figures.reportWebVitals(window.location.pathname);
};

/** Where it fails, the page needs a connection like any other. */
const keepForOffline = async () => {
  const offline = await import('./offline/register-service-worker.ts');
  await offline.registerServiceWorker();
};

const followIntent = async () => {
  // A page that came with its answers has not loaded the code of calls yet.
  loadFetchQuery().catch(() => undefined);
  const { preloadOnIntent } = await retryImport(() => import('./navigation/preload-on-intent.ts'));
  preloadOnIntent();
};

/** A script that failed to load is reported in the place of its part (R8.14). */
const isToldInPlace = (error: unknown) =>
  error instanceof Error && error.cause instanceof ChunkLoadError;

// A worker reads the browser's locale data, which would block the main thread at the first press.
// Chromium and WebKit keep them for the whole process; other browsers read them on use, as they
// would without a worker.
new Worker(new URL('./read-locales.js', import.meta.url));
captureInstallPrompt();
const root = document.getElementById('root');
if (root) void start(root);
