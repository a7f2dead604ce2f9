import '@baize/ui-kit/foundation';
import '@baize/ui-kit/foundation/reset';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readServedAnswers } from '../shared/api/served-answers.ts';
import { loadBoot } from '../shared/boot.ts';
import { loadParts } from '../shared/errors/lazy-part.tsx';
import { loadCatalogue } from '../shared/messages/catalogue.tsx';
import { initLanguage } from '../shared/messages/language-store.ts';
import { followOtherTabs } from '../shared/messages/switch-language.ts';
import { session } from '../shared/session/session-store.ts';
import { whenIdle } from '../shared/when-idle.ts';
import { App } from './app.tsx';
import { coreCatalogue } from './core-catalogue.ts';
import { isHome } from './navigation/home-routes.ts';
import { FeatureRoutes } from './navigation/routes.tsx';

async function start(root: HTMLElement) {
  const boot = await loadBoot();
  // A page that the gateway served has its brand; one that is hosted statically has none yet.
  if (!document.documentElement.dataset.brand) {
    const { showBrand } = await import('../shared/brand/brand-store.ts');
    await showBrand(boot.brand.slug).catch(() => undefined);
  }
  // A token in the address is taken and removed before anything else is fetched (R4.02).
  session.start();
  initLanguage(boot.language);
  followOtherTabs();
  // A route that cannot be had says so in its place.
  const { systemStatus, domainInvalid } = boot.permission;
  const isOpen = systemStatus === 0 && !domainInvalid;
  const preloadRoutes = async () => {
    if (isOpen) await FeatureRoutes.preload().catch(() => undefined);
  };
  const startsAtHome = isHome(window.location.pathname);
  await Promise.all([
    loadCatalogue(coreCatalogue, boot.language),
    startsAtHome ? undefined : preloadRoutes(),
  ]);
  const app = <App boot={boot} Router={BrowserRouter} answers={readServedAnswers()} />;
  if (root.firstElementChild) {
    await loadParts();
    // Home's own parts register when home's script has come.
    await loadParts();
    hydrateRoot(root, app);
    // before-hydration.js waits for this with what was pressed meanwhile.
    whenIdle(() => dispatchEvent(new Event('baize:alive')));
  } else {
    createRoot(root).render(app);
  }
  if (startsAtHome) whenIdle(() => void preloadRoutes());
}

const root = document.getElementById('root');
if (root) void start(root);
